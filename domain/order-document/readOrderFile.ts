import { decode } from '../delimited/decode';
import { candidateCodes } from '../order-file/candidateCodes';
import type { OrderReading, RefusedOrder } from '../order-file/orderFile';
import { readOrderText, type TextOptions } from '../order-file/readOrderText';
import { readSheets, type WorkbookSheet, type SheetOptions } from '../order-file/readSheets';
import { MAX_SCANNER_BYTES } from '../scanner/scannerFile';
import { TooLargeUnpacked } from '../workbook/TooLargeUnpacked';

import { documentKind } from './documentKind';
import type { Mail, Openers } from './openers';
import { readParts, type OrderPart } from './readParts';

export interface OrderFile extends SheetOptions {
  bytes: Uint8Array;
  name: string;
  isQuotedRead?: boolean | undefined;
}

type Reading = OrderReading | RefusedOrder;

const refused = (refusal: RefusedOrder['refusal']): RefusedOrder => ({ refusal, lines: [] });

/** Returns why a file could not be opened. */
function refusalOf(error: unknown): RefusedOrder {
  if (error instanceof TooLargeUnpacked) return refused('tooLargeUnpacked');
  const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
  return refused(isLocked ? 'locked' : 'damaged');
}

/** Reads a text, or the workbook that it is the markup of. */
async function readText({ bytes, ...options }: OrderFile, openers: Openers): Promise<Reading> {
  const { text, encoding } = decode(bytes);
  const reading = readOrderText(text, { ...options, encoding });
  return reading === 'workbook' ? readSheets(await openers.workbook(bytes), options) : reading;
}

/** Reads text that is not the markup of a workbook. */
function readPlain(text: string, options: TextOptions): Reading {
  const reading = readOrderText(text, options);
  return reading === 'workbook' ? refused('noCodes') : reading;
}

/** A page that was scanned as a picture has no text. */
function readPdf(lines: readonly string[], options: TextOptions): Reading {
  const text = lines.join('\n');
  if (!/[\p{L}\p{N}]/u.test(text)) return refused('picture');
  const delimiter = text.includes('\t') ? '\t' : undefined;
  return readPlain(text, { ...options, delimiter });
}

/** Mails in mails are opened this deep, and this many of their attachments. */
const MAX_DEPTH = 2;
const MAX_ATTACHMENTS = 30;

type Attachment = Mail['attachments'][number];

/** Beyond the limits a part is only named. */
const unopened = (name: string): OrderPart => ({ name, read: () => refused('noCodes') });

async function partsOfAttachment(
  { name, bytes }: Attachment,
  openers: Openers,
  depth: number,
): Promise<OrderPart[]> {
  const kind = documentKind(bytes, name);
  const within = ({ name: inner, ...part }: OrderPart): OrderPart => ({
    ...part,
    name: inner === '' ? name : `${name} › ${inner}`,
  });
  try {
    if (kind === 'workbook')
      return (await openers.workbook(bytes)).map((sheet) =>
        within({ name: sheet.name, read: (options) => readSheets([sheet], options) }),
      );
    if (kind === 'mail' || kind === 'outlook') {
      if (depth >= MAX_DEPTH) return [unopened(name)];
      return (await partsOfMail(await openers[kind](bytes), openers, depth + 1)).map(within);
    }
  } catch (error) {
    return [{ name, read: () => refusalOf(error) }];
  }
  return [{ name, read: (options) => readOrderFile({ ...options, name, bytes }, openers) }];
}

/** Returns what a mail holds: its text, and what is attached to it. */
async function partsOfMail(
  { subject, text, attachments }: Mail,
  openers: Openers,
  depth = 0,
): Promise<OrderPart[]> {
  const attached = attachments.map((attachment, index) =>
    index < MAX_ATTACHMENTS
      ? partsOfAttachment(attachment, openers, depth)
      : [unopened(attachment.name)],
  );
  return [
    { name: subject, read: (options) => readPlain(text, options) },
    ...(await Promise.all(attached)).flat(),
  ];
}

async function readOpened(file: OrderFile, openers: Openers): Promise<Reading> {
  const { bytes, name, ...options } = file;
  const kind = documentKind(bytes, name);
  switch (kind) {
    case 'workbook':
      return readSheets(await openers.workbook(bytes), options);
    case 'order': {
      const sheet = await openers.order(bytes);
      return sheet.rows.length > 0 ? readSheets([sheet], options) : refused('noCodes');
    }
    case 'pdf':
      return readPdf(await openers.pdf(bytes), options);
    case 'mail':
    case 'outlook':
      return readParts(await partsOfMail(await openers[kind](bytes), openers), options);
    case 'binary':
      return refused(kind);
    default:
      return readText(file, openers);
  }
}

/**
 * Reads a submitted file, as detected from its content: of a scanner, a spreadsheet program or a
 * text editor, a PDF, a mail with its attachments, an order in XML.
 */
export async function readOrderFile(file: OrderFile, openers: Openers): Promise<Reading> {
  if (file.bytes.length > MAX_SCANNER_BYTES) return refused('tooLarge');
  try {
    return await readOpened(file, openers);
  } catch (error) {
    return refusalOf(error);
  }
}

const textsOfSheets = (sheets: readonly WorkbookSheet[]): string[] =>
  sheets.flatMap(({ rows }) => rows.flat());

async function textsOf(
  { bytes, name }: Attachment,
  openers: Openers,
  depth = 0,
): Promise<string[]> {
  const kind = documentKind(bytes, name);
  switch (kind) {
    case 'workbook':
      return textsOfSheets(await openers.workbook(bytes));
    case 'order':
      return textsOfSheets([await openers.order(bytes)]);
    case 'pdf':
      return openers.pdf(bytes);
    case 'mail':
    case 'outlook': {
      const { text, attachments } = await openers[kind](bytes);
      const attached = depth > MAX_DEPTH ? [] : attachments.slice(0, MAX_ATTACHMENTS);
      const texts = attached.map((attachment) =>
        textsOf(attachment, openers, depth + 1).catch(() => []),
      );
      return [text, ...(await Promise.all(texts)).flat()];
    }
    case 'binary':
      return [];
    default:
      return [decode(bytes).text];
  }
}

/** Returns every part of a file that could be a code, to be looked up before it is parsed. */
export async function candidateCodesOf(file: OrderFile, openers: Openers): Promise<string[]> {
  if (file.bytes.length > MAX_SCANNER_BYTES) return [];
  const texts = await textsOf(file, openers).catch(() => []);
  return candidateCodes(texts.join('\n'));
}
