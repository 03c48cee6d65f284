import { detectBinary } from '../delimited/binaryFiles';

/** A file that has to be opened before its order can be read; the others are plain text. */
export type DocumentKind = 'workbook' | 'pdf' | 'mail' | 'outlook' | 'order';

/** Part of a file in which its kind shows, in bytes. */
const START = 4096;
/** A PDF may have other bytes before its header (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER = /^[^]{0,1024}%PDF-\d/;
/** Entry of every message of Outlook, two bytes per letter ([MS-OXMSG] 2.4). */
const OUTLOOK_ENTRY = [...'__properties_version1.0'].join('\0');
/** Header fields of a message (RFC 5322, section 3.6). */
const HEADER = /^[!-9;-~]+:(?:[ \t]|\r?$)/;
const KNOWN_HEADER =
  /^(?:from|to|subject|date|message-id|received|return-path|mime-version|content-type|delivered-to|x-[a-z-]+):/i;
/** What may stand before the root element (XML 1.0, section 2.8). */
const PROLOG = String.raw`^(?:\ufeff|ï»¿)?\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>\s*)*`;
/** Root elements of orders: UBL 2 (and Peppol), cXML. */
const ORDER_ROOT = new RegExp(String.raw`${PROLOG}<(?:[\w.-]+:)?(?:Order|cXML)[\s>]`);

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether a text begins with the header of a mail, as mail programs save it. */
function beginsAsMail(start: string): boolean {
  const header = start.split(/\r?\n\r?\n/, 1)[0]!.split(/\r?\n/);
  if (!HEADER.test(header[0]!)) return false;
  return header.filter((line) => KNOWN_HEADER.test(line)).length >= 3;
}

/**
 * Detects what a file is by its content, not by its name; `binary` if it is nothing that may hold
 * an order, `undefined` if it is text.
 */
export function documentKind(bytes: Uint8Array, name: string): DocumentKind | 'binary' | undefined {
  const start = latin(bytes.subarray(0, START));
  if (PDF_HEADER.test(start)) return 'pdf';
  const binary = detectBinary(bytes, name);
  if (binary && latin(bytes).includes(OUTLOOK_ENTRY)) return 'outlook';
  if (binary) return binary === 'spreadsheet' ? 'workbook' : binary;
  if (ORDER_ROOT.test(start)) return 'order';
  return beginsAsMail(start) ? 'mail' : undefined;
}
