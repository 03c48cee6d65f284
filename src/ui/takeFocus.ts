/** As a ref, moves the focus to an element when it appears in place of the focused one. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The same for an element that may appear when the focus has long moved on. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};
