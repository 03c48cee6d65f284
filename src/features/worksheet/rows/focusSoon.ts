import type { Slot } from './slots';

export type CellName = 'code' | 'quantity';

const BOXES: Record<CellName, string> = {
  code: 'input[role=combobox]:not(:disabled)',
  quantity: 'input[data-quantity]:not(:disabled)',
};

/** Frames that a row far away may take until it is drawn. */
const FRAMES = 30;

export const boxOf = (slot: Slot, cell: CellName) =>
  document.querySelector<HTMLInputElement>(`tr[data-line='${slot}'] ${BOXES[cell]}`);

/** The cursor goes into a box of that row as soon as it is drawn. */
export function focusSoon(slot: Slot, cell: CellName, frames = FRAMES) {
  const box = boxOf(slot, cell);
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSoon(slot, cell, frames - 1));
}
