import type { KeyboardEvent } from 'react';

const QUANTITY_BOX = 'input[data-quantity]:not(:disabled)';

/** Moves to the next or previous product's box on the given keys, as in a spreadsheet. */
export function stepThroughBoxes(
  event: KeyboardEvent<HTMLInputElement>,
  keys: readonly string[],
): void {
  if (!keys.includes(event.key)) return;
  event.preventDefault();
  const boxes = [...document.querySelectorAll<HTMLInputElement>(QUANTITY_BOX)];
  const step = event.key === 'ArrowUp' || event.shiftKey ? -1 : 1;
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}
