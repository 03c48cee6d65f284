import { askableCodes } from '#domain/order-file/askableCodes';
import type { NamesOf } from '#domain/order-file/namesOf';
import type { OrderReading, RefusedOrder } from '#domain/order-file/orderFile';
import { askableCodesOf, readOrderFile } from '#domain/order-file/readOrderFile';
import { readPastedText } from '#domain/order-file/readOrderText';
import type { Sheet, SheetOptions } from '#domain/order-file/readSheets';

import { hashOf } from './hashOf';

/** The bytes of a file, or text that was pasted. */
export type Content = Uint8Array | string;

/** What a person has chosen: columns, and sheets of a workbook. */
export type Choices = Pick<SheetOptions, 'choice' | 'sheets'>;

export interface Asked extends Choices {
  content: Content;
  name: string;
}

/** The names of the products that the shop knows by these codes; a code that is missing is none of its. */
export type KnownNames = ReadonlyMap<string, readonly string[]>;
export type AskShop = (codes: string[]) => Promise<KnownNames>;

/** A reading with a mark by which the same content is known again, whatever the file is called. */
export type Read = (OrderReading & { hash: string }) | RefusedOrder;

/** Hears that the reader of workbooks is there and begins. */
type OnOpening = () => void;

/** The reader of workbooks is large and comes when there is one; a workbook is taken apart once. */
function workbookOpener(onOpening: OnOpening): (bytes: Uint8Array) => Promise<Sheet[]> {
  let opened: Promise<Sheet[]> | undefined;
  return (bytes) =>
    (opened ??= import('./openWorkbook').then(({ openWorkbook }) => {
      onOpening();
      return openWorkbook(bytes);
    }));
}

async function readWith(
  askShop: AskShop,
  { content, name, ...choices }: Asked,
  onOpening: OnOpening,
) {
  const shopNames = async (codes: string[]): Promise<NamesOf> => {
    const names = await askShop(codes);
    return (code) => names.get(code);
  };
  if (typeof content === 'string') {
    return readPastedText(content, choices.choice, await shopNames(askableCodes(content)));
  }
  const openWorkbook = workbookOpener(onOpening);
  const file = { bytes: content, name, ...choices };
  const namesOf = await shopNames(await askableCodesOf(file, openWorkbook));
  return readOrderFile({ ...file, namesOf }, openWorkbook);
}

/** Reads a file or what was pasted, on the page or beside it, with what the shop knows of the codes in it. */
export async function readContent(
  asked: Asked,
  askShop: AskShop,
  onOpening: OnOpening = () => {},
): Promise<Read> {
  const reading = await readWith(askShop, asked, onOpening);
  return reading.refusal === null ? { ...reading, hash: hashOf(reading) } : reading;
}
