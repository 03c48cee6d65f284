/** Whether a key belongs to a field or a dialog, and not to the screen. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
