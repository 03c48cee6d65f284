import { zipEntries } from './zipEntries';

const TABLE = /<table:table\s/;
const ROW = /<table:table-row(?=[\s/>])([^<>]*)>/g;
const HIDDEN = /\btable:visibility="(?:collapse|filter)"/;
const REPEATED = /\btable:number-rows-repeated="(\d{1,9})"/;

const LESS_THAN = '<'.charCodeAt(0);

/** Returns the XML of the sheets of an OpenDocument; empty if it is another workbook. */
function contentOf(bytes: Uint8Array, isZip: boolean): string {
  const decoder = new TextDecoder();
  if (!isZip) return bytes[0] === LESS_THAN ? decoder.decode(bytes) : '';
  const content = zipEntries(bytes).find(({ name }) => decoder.decode(name) === 'content.xml');
  return content ? decoder.decode(content.packed) : '';
}

function hiddenInTable(xml: string, maxRows: number): Set<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, attributes = ''] of xml.matchAll(ROW)) {
    const next = Math.min(maxRows, row + Number(REPEATED.exec(attributes)?.[1] ?? 1));
    if (HIDDEN.test(attributes)) for (let at = row; at < next; at += 1) hidden.add(at);
    row = next;
  }
  return hidden;
}

/**
 * Returns the hidden rows of each sheet of an OpenDocument, decompressed or flat, which the workbook
 * parser does not report; empty for other workbooks.
 */
export const hiddenOdsRows = (bytes: Uint8Array, isZip: boolean, maxRows: number): Set<number>[] =>
  contentOf(bytes, isZip)
    .split(TABLE)
    .slice(1)
    .map((xml) => hiddenInTable(xml, maxRows));
