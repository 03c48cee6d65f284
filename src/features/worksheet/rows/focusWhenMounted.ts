import type { Slot } from './slots';

export type CellName = 'code' | 'quantity';

const BOXES: Record<CellName, string> = {
  code: 'input[role=combobox]:not(:disabled)',
  quantity: 'input[data-quantity]:not(:disabled)',
};

/** Maximum number of frames to wait for a virtualised row to mount. */
const FRAMES = 30;

export const boxOf = (slot: Slot, cell: CellName) =>
  document.querySelector<HTMLInputElement>(`tr[data-line='${slot}'] ${BOXES[cell]}`);

/** Focuses a box of the given row as soon as it is mounted. */
export function focusWhenMounted(slot: Slot, cell: CellName, frames = FRAMES) {
  const box = boxOf(slot, cell);
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenMounted(slot, cell, frames - 1));
}
