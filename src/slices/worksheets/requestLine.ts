import type { RequestedLine } from '#contract/opticon';
import type { InputLine } from '#domain/inputLine';

interface LineToRequest extends Pick<InputLine, 'scans' | 'scanItems'> {
  code: string;
  item: number;
}

/** Builds a line of a request, including the underlying scans. */
export const requestLine = ({ code, item, scans, scanItems }: LineToRequest): RequestedLine => ({
  code,
  item,
  ...(scans && { scans }),
  ...(scans && scanItems && { scan_items: scanItems }),
});
