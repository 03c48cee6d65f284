import { normaliseDate, normaliseTime } from '../scanner/moment';
import type { Scan } from '../scanner/scannerFile';

/**
 * 64-bit non-cryptographic hash as 16 hexadecimal digits: enough to distinguish the scans of one
 * customer.
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    high = Math.imul(high ^ text.charCodeAt(index), 2654435761);
    low = Math.imul(low ^ text.charCodeAt(index), 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const contentOf = ({ code, quantity, time = '', date = '', serial = '' }: Scan): string =>
  [serial, normaliseDate(date), normaliseTime(time), code, quantity].join('\t');

/**
 * Returns one fingerprint per scan, identical in every file that contains the scan and over the
 * cable: by scanner, date, time, code and quantity, plus an ordinal for identical scans. A scan
 * without a time is identified by the whole file and its position, so that another file with the
 * same codes is not a duplicate.
 */
export function fingerprintsOf(scans: readonly Scan[]): string[] {
  const contents = scans.map(contentOf);
  const fileFingerprint = scans.some(({ time }) => time === undefined)
    ? fingerprint(contents.join('\n'))
    : '';
  const counts = new Map<string, number>();
  return scans.map(({ time }, index) => {
    const content = contents[index]!;
    const ordinal = (counts.get(content) ?? 0) + 1;
    counts.set(content, ordinal);
    return fingerprint(
      time === undefined ? `${fileFingerprint}\t${index}` : `${content}\t${ordinal}`,
    );
  });
}
