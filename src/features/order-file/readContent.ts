import type { Language } from '#domain/languages';
import { candidateCodesOf, readOrderFile } from '#domain/order-document/readOrderFile';
import { candidateCodes } from '#domain/order-file/candidateCodes';
import type { NamesOf } from '#domain/order-file/namesOf';
import type { OrderReading, RefusedOrder } from '#domain/order-file/orderFile';
import { readPastedText, type TextOptions } from '#domain/order-file/readOrderText';
import type { SheetOptions } from '#domain/order-file/readSheets';

import { hashOf } from './hashOf';
import { openersOf } from './openers';

/** The bytes of a file, or pasted text. */
export type Content = Uint8Array | string;

/** A person's choice of columns and what separates them, of sheets of a workbook, of quoted text. */
export interface Choices
  extends Pick<SheetOptions, 'choice' | 'sheets'>, Pick<TextOptions, 'chosenDelimiter'> {
  isQuotedRead?: boolean | undefined;
}

export interface ReadRequest extends Choices {
  content: Content;
  name: string;
  /** That of the reader. */
  language: Language;
}

/** Product names by the codes that the shop knows; a missing code is not the shop's. */
export type KnownNames = ReadonlyMap<string, readonly string[]>;
export type LookUpNames = (codes: string[]) => Promise<KnownNames>;

/** A reading with a hash that identifies the same content, whatever the file is called. */
export type ReadResult = (OrderReading & { hash: string }) | RefusedOrder;

async function readWith(
  lookUpNames: LookUpNames,
  { content, name, ...choices }: ReadRequest,
  onOpening: () => void,
) {
  const shopNames = async (codes: string[]): Promise<NamesOf> => {
    const names = await lookUpNames(codes);
    return (code) => names.get(code);
  };
  if (typeof content === 'string') {
    const names = await shopNames(candidateCodes(content));
    return readPastedText(content, choices.choice, names, choices);
  }
  const openers = openersOf(onOpening);
  const file = { bytes: content, name, ...choices };
  const namesOf = await shopNames(await candidateCodesOf(file, openers));
  return readOrderFile({ ...file, namesOf }, openers);
}

/**
 * Reads a file or pasted text, on the page or in a worker, using what the shop knows of its codes.
 * `onOpening` is called once the parser of workbooks is loaded and starts.
 */
export async function readContent(
  request: ReadRequest,
  lookUpNames: LookUpNames,
  onOpening: () => void = () => {},
): Promise<ReadResult> {
  const reading = await readWith(lookUpNames, request, onOpening);
  return reading.refusal === null ? { ...reading, hash: hashOf(reading) } : reading;
}
