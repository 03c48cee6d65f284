import { plainDate, plainTime } from '../scanner/moment';
import type { Scan } from '../scanner/scannerFile';

/**
 * 64-bit non-cryptographic hash as 16 hexadecimal digits: enough to distinguish the scans of one
 * customer.
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
    low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const contentOf = ({ code, quantity, time = '', date = '', serial = '' }: Scan): string =>
  [serial, plainDate(date), plainTime(time), code, quantity].join('\t');

/**
 * Returns one fingerprint per scan, identical in every file that contains the scan and over the
 * cable: by scanner, date, time, code and quantity, plus an ordinal for identical scans. A scan
 * without a time is identified by the whole file and its position, so that another file with the
 * same codes is not a duplicate.
 */
export function fingerprintsOf(scans: readonly Scan[]): string[] {
  const contents = scans.map(contentOf);
  const whole = scans.some(({ time }) => time === undefined)
    ? fingerprint(contents.join('\n'))
    : '';
  const counts = new Map<string, number>();
  return scans.map(({ time }, at) => {
    const content = contents[at]!;
    const nth = (counts.get(content) ?? 0) + 1;
    counts.set(content, nth);
    return fingerprint(time === undefined ? `${whole}\t${at}` : `${content}\t${nth}`);
  });
}
