import { withQuantities } from '../quantityCodes';
import { codeProblem } from '../scanner/scanCode';
import type { ReadFile, Scan, ScannerForm, Unread } from '../scanner/scannerFile';

import { serialOf } from './device';
import { unpackTime } from './deviceTime';
import type { DeviceReply } from './reply';
import { symbologyName } from './symbology';

const TIME_BYTES = 4;

/** The known form of the records; none of it is detected. */
const FORM: ScannerForm = {
  family: 'webSerial',
  encoding: 'windows-1252',
  delimiter: null,
  hasHeader: false,
  columns: ['code', 'symbology', 'serial'],
  hasQuantity: false,
};

const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * Reads the records of an upload in scanning order, like a file with one record per line:
 * symbology, code, and the time if the scanner stores it. A scan counts one, or the quantity
 * scanned after it; codes remain text.
 */
export function readScans(reply: DeviceReply, hasTimes: boolean): ReadFile {
  const serial = serialOf(reply.fixed);
  const scans: Scan[] = [];
  const unread: Unread[] = [];
  const tail = hasTimes ? TIME_BYTES : 0;

  reply.strings.forEach((record, index) => {
    const line = index + 1;
    const codeEnd = record.length - tail;
    if (codeEnd < 2) {
      unread.push({ line, text: asText(record.slice(1)), reason: 'cutShort' });
      return;
    }
    const code = asText(record.slice(1, codeEnd)).trim();
    const reason = codeProblem(code);
    if (reason) {
      unread.push({ line, text: code, reason });
      return;
    }
    const symbology = symbologyName(record[0] ?? 0);
    const when = hasTimes ? unpackTime(record.slice(codeEnd)) : undefined;
    scans.push({ line, code, quantity: 1, symbology, serial, ...when });
  });
  return withQuantities({
    refusal: null,
    form: FORM,
    lines: reply.strings.length,
    blankLines: 0,
    headerLines: 0,
    scans,
    unread,
  });
}
