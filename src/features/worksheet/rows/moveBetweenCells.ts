import type { KeyboardEvent } from 'react';

const BOX_SELECTOR = 'input[role=combobox], input[data-quantity]:not(:disabled)';

/**
 * Whether the caret cannot move further in that direction, or all text is selected as in a cell
 * just entered.
 */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, by: 1 | -1): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const edge = by === 1 ? value.length : 0;
  return selectionStart === edge && selectionEnd === edge;
}

/** Moves between cells with the left and right arrow keys, as in a spreadsheet. */
export function moveBetweenCells(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || ctrlKey || metaKey || altKey || shiftKey) {
    return;
  }
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX_SELECTOR)) return;
  const by = key === 'ArrowRight' ? 1 : -1;
  const boxes = [...(target.closest('tr')?.querySelectorAll<HTMLInputElement>(BOX_SELECTOR) ?? [])];
  const next = boxes[boxes.indexOf(target) + by];
  if (!next || !isAtEdge(target, by)) return;
  event.preventDefault();
  next.focus();
}
