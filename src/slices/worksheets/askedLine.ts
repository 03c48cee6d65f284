import type { AskedLine } from '#contract/opticon';
import type { GivenLine } from '#domain/givenLines';

interface Asked extends Pick<GivenLine, 'scans' | 'scanItems'> {
  code: string;
  item: number;
}

/** A line as the server is asked about it, with the scans behind it. */
export const askedLine = ({ code, item, scans, scanItems }: Asked): AskedLine => ({
  code,
  item,
  ...(scans && { scans }),
  ...(scans && scanItems && { scan_items: scanItems }),
});
