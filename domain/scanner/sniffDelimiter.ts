import { kindOf, type CellKind } from './cells';
import { sampleOf } from './sample';
import { type Delimiter } from './scannerFile';
import { splitFields } from './tokenise';

/** In order of preference. */
const CANDIDATES = ['\t', ';', '|', '\x1d', '\0', ','] as const;
/** These occur inside codes, times and dates too: they need proof, and are tried where no other has any. */
const DOUBTFUL = [' ', '/'] as const;

const SAMPLE = 60;
/** What a line is worth that holds more than a code and a number. */
const PROVEN = 4;

const WORTH: Partial<Record<CellKind, number>> = {
  time: 3,
  date: 3,
  timeAndDate: 3,
  symbology: 3,
  clockOff: 3,
  integer: 1,
};

const isProof = (kind: CellKind): boolean => WORTH[kind] === 3;

/** Blanks part `22577 2`, `AB 12     3` and dated lines, but not the words of `PAD 12` or of a sentence. */
function arePartedByBlanks(line: string, fields: readonly string[], kinds: readonly CellKind[]) {
  if (kinds.some(isProof)) return true;
  if (fields.length !== 2 || kinds[1] !== 'integer') return false;
  return line.trim().includes('  ') || /\d/.test(fields[0] ?? '');
}

/** How much sense a delimiter makes of one line: its typed columns count, 0 is none. */
export function worthOf(line: string, delimiter: Delimiter): number {
  const fields = splitFields(line, delimiter).map((field) => field.trim());
  if (fields.length < 2) return 0;
  const kinds = fields.map(kindOf);
  if (delimiter === ' ' && !arePartedByBlanks(line, fields, kinds)) return 0;
  if (delimiter === '/' && !kinds.includes('time')) return 0;
  return kinds.reduce((sum, kind) => sum + (WORTH[kind] ?? 0), 1);
}

/** The delimiter that makes most sense of the lines; `null` where every line is one field. */
export function sniffDelimiter(lines: readonly string[]): Delimiter | null {
  const sample = sampleOf(lines, SAMPLE);
  let best: Delimiter | null = null;
  let most = 0;
  for (const candidate of [...CANDIDATES, ...DOUBTFUL]) {
    if (candidate === DOUBTFUL[0] && most >= sample.length * PROVEN) break;
    let worth = 0;
    for (const line of sample) if (line.includes(candidate)) worth += worthOf(line, candidate);
    if (worth > most) [best, most] = [candidate, worth];
  }
  return best;
}
