import type { ClipboardEvent } from 'react';

/** Returns the pasted text if it consists of several lines or cells. */
export function pastedList({ clipboardData }: ClipboardEvent): string | undefined {
  const text = clipboardData.getData('text/plain');
  return /[\n\r\t]/.test(text.trim()) ? text : undefined;
}
