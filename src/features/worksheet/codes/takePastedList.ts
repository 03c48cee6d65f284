import type { ClipboardEvent } from 'react';

/** Passes on pasted text of several lines or cells, instead of having it inserted as it is. */
export function takePastedList(
  event: ClipboardEvent,
  onList: ((text: string) => void) | undefined,
): void {
  const text = event.clipboardData.getData('text/plain');
  if (!onList || !/[\n\r\t]/.test(text.trim())) return;
  event.preventDefault();
  onList(text);
}
