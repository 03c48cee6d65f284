import type { ClipboardEvent } from 'react';

/** What is being pasted, if it is several lines or cells. */
export function pastedList({ clipboardData }: ClipboardEvent): string | undefined {
  const text = clipboardData.getData('text/plain');
  return /[\n\r\t]/.test(text.trim()) ? text : undefined;
}
