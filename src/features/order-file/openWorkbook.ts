import { read, SSF } from '@e965/xlsx';

import { MEBIBYTE } from '#domain/bytes';
import { MAX_COLUMNS } from '#domain/delimited/row';
import { RULES } from '#domain/rules';
import { MAX_SCANNER_LINES } from '#domain/scanner/scannerFile';
import { workbookOpener } from '#domain/workbook/workbookOpener';

/**
 * Enough rows to reveal an order with too many lines; the byte limit is several times what they
 * take.
 */
const LIMITS = {
  rows: MAX_SCANNER_LINES + 2,
  columns: MAX_COLUMNS,
  unpacked: RULES.unpackedMegabytes * MEBIBYTE,
};

/** Unpacks and parses the workbook of an order. */
export const openWorkbook = workbookOpener({ read, SSF }, LIMITS);
