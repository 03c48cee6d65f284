import type { AskedLine } from '#contract/opticon';
import type { GivenLine } from '#domain/givenLines';

interface Asked extends Pick<GivenLine, 'scans' | 'scanItems'> {
  code: string;
  item: number;
}

/** Builds a line of a request, including the underlying scans. */
export const askedLine = ({ code, item, scans, scanItems }: Asked): AskedLine => ({
  code,
  item,
  ...(scans && { scans }),
  ...(scans && scanItems && { scan_items: scanItems }),
});
