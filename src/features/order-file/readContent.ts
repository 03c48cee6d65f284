import type { Choice, OrderReading, RefusedOrder } from '#domain/order-file/orderFile';
import { readOrderFile } from '#domain/order-file/readOrderFile';
import { readPastedText } from '#domain/order-file/readOrderText';
import type { Sheet } from '#domain/order-file/readSheets';

import { hashOf } from './hashOf';

/** The bytes of a file, or text that was pasted. */
export type Content = Uint8Array | string;

export interface Asked {
  content: Content;
  name: string;
  /** The columns that a person chose. */
  choice?: Choice | undefined;
}

/** A reading with a mark by which the same content is known again, whatever the file is called. */
export type Read = (OrderReading & { hash: string }) | RefusedOrder;

/** The reader of workbooks is large and comes when there is one. */
const openWorkbook = async (bytes: Uint8Array): Promise<Sheet[]> =>
  (await import('./openWorkbook')).openWorkbook(bytes);

/** Reads a file or what was pasted; on the page or beside it. */
export async function readContent({ content, name, choice }: Asked): Promise<Read> {
  const reading =
    typeof content === 'string'
      ? readPastedText(content, choice)
      : await readOrderFile({ bytes: content, name, choice }, openWorkbook);
  return reading.refusal === null ? { ...reading, hash: hashOf(reading) } : reading;
}
