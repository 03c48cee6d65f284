import { plainDate, plainTime } from '../scanner/moment';
import type { Scan } from '../scanner/scannerFile';

/** Two rounds of 32 bits over a text, 16 figures: enough to tell the scans of one customer apart. */
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
 * One fingerprint for each scan, the same in every file that the scan is in and over the cable: by scanner, date,
 * time, code and quantity, and by the how-manieth it is where those are all the same. A scan without a time is known only by the
 * whole file and its place in it, so that another file with the same codes is no repetition.
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
