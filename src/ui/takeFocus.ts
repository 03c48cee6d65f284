/** As a ref, moves the focus to an element when it appears in place of the focused one. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
