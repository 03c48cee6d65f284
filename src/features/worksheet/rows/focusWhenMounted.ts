import type { Slot } from './slots';

export type CellName = 'code' | 'quantity';

const BOX_SELECTORS: Record<CellName, string> = {
  code: 'input[role=combobox]:not(:disabled)',
  quantity: 'input[data-quantity]:not(:disabled)',
};

/** Maximum number of frames to wait for a virtualised row to mount. */
const MAX_FRAMES = 30;

export const boxOf = (slot: Slot, cell: CellName) =>
  document.querySelector<HTMLInputElement>(`tr[data-line='${slot}'] ${BOX_SELECTORS[cell]}`);

/** Focuses a box of the given row as soon as it is mounted. */
export function focusWhenMounted(slot: Slot, cell: CellName, frames = MAX_FRAMES) {
  const box = boxOf(slot, cell);
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenMounted(slot, cell, frames - 1));
}
