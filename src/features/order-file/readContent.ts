import { candidateCodes } from '#domain/order-file/candidateCodes';
import type { NamesOf } from '#domain/order-file/namesOf';
import type { OrderReading, RefusedOrder } from '#domain/order-file/orderFile';
import { candidateCodesOf, readOrderFile } from '#domain/order-file/readOrderFile';
import { readPastedText } from '#domain/order-file/readOrderText';
import type { Sheet, SheetOptions } from '#domain/order-file/readSheets';

import { hashOf } from './hashOf';

/** The bytes of a file, or pasted text. */
export type Content = Uint8Array | string;

/** A person's choice of columns, of sheets of a workbook, and of quoted text. */
export interface Choices extends Pick<SheetOptions, 'choice' | 'sheets'> {
  isQuotedRead?: boolean | undefined;
}

export interface ReadRequest extends Choices {
  content: Content;
  name: string;
}

/** Product names by the codes that the shop knows; a missing code is not the shop's. */
export type KnownNames = ReadonlyMap<string, readonly string[]>;
export type LookUpNames = (codes: string[]) => Promise<KnownNames>;

/** A reading with a hash that identifies the same content, whatever the file is called. */
export type ReadResult = (OrderReading & { hash: string }) | RefusedOrder;

/** Called once the workbook parser is loaded and starts. */
type OnOpening = () => void;

/** The workbook parser is large and loaded on demand; a workbook is parsed only once. */
function workbookOpener(onOpening: OnOpening): (bytes: Uint8Array) => Promise<Sheet[]> {
  let opened: Promise<Sheet[]> | undefined;
  return (bytes) =>
    (opened ??= import('./openWorkbook').then(({ openWorkbook }) => {
      onOpening();
      return openWorkbook(bytes);
    }));
}

async function readWith(
  lookUpNames: LookUpNames,
  { content, name, ...choices }: ReadRequest,
  onOpening: OnOpening,
) {
  const shopNames = async (codes: string[]): Promise<NamesOf> => {
    const names = await lookUpNames(codes);
    return (code) => names.get(code);
  };
  if (typeof content === 'string') {
    const names = await shopNames(candidateCodes(content));
    return readPastedText(content, choices.choice, names, choices);
  }
  const openWorkbook = workbookOpener(onOpening);
  const file = { bytes: content, name, ...choices };
  const namesOf = await shopNames(await candidateCodesOf(file, openWorkbook));
  return readOrderFile({ ...file, namesOf }, openWorkbook);
}

/**
 * Reads a file or pasted text, on the page or in a worker, using what the shop knows of its codes.
 */
export async function readContent(
  request: ReadRequest,
  lookUpNames: LookUpNames,
  onOpening: OnOpening = () => {},
): Promise<ReadResult> {
  const reading = await readWith(lookUpNames, request, onOpening);
  return reading.refusal === null ? { ...reading, hash: hashOf(reading) } : reading;
}
