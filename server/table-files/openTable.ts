import { isWorkbook } from './decodeText';
import { headingScore, type Reading } from './findHeadings';
import type { OpenBook } from './openBook';
import { firstBytes, openText, type TextSource } from './openText';
import { TableReader } from './readTable';
import type { Table } from './table';
import { workbookTable } from './workbookTable';

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/**
 * Detects the format of a table; throws ImportRefusal if the file is not one, or if it is a workbook
 * and cannot be opened.
 */
export async function openTable(
  source: TextSource,
  reading: Reading,
  openBook: OpenBook | undefined,
): Promise<Table> {
  if (openBook && isWorkbook(await firstBytes(source)))
    return workbookTable(await openBook(source), (cells) => headingScore(reading, cells));
  const { encoding, parts } = await openText(source);
  let reader = new TableReader();
  return {
    read: () => {
      reader = new TableReader();
      return { rows: reader.rows(parts()), faults: reader.faults };
    },
    form: () =>
      `separated by ${DELIMITER_NAMES[reader.delimiter] ?? reader.delimiter}, in ${encoding}`,
  };
}
