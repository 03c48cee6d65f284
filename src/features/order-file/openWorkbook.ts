import { read, SSF } from '@e965/xlsx';

import { MOST_COLUMNS } from '#domain/delimited/row';
import { MAX_SCANNER_LINES } from '#domain/scanner/scannerFile';
import { workbookOpener } from '#domain/workbook/workbookOpener';

/** One row more than an order may have lines tells that there are too many; so many bytes are several times what those take. */
const LIMITS = {
  rows: MAX_SCANNER_LINES + 2,
  columns: MOST_COLUMNS,
  unpacked: 64 * 1024 * 1024,
};

/** Takes the workbook of an order apart. */
export const openWorkbook = workbookOpener({ read, SSF }, LIMITS);
