import { MAX_SHOWN_LENGTH, type OrderReading, type SkippedRow } from './orderFile';

const MARKED = /^\s*>/;
/** Introduces the mail that is answered, in the last of its lines. */
const ATTRIBUTION = /(?:wrote|a écrit|escribió) ?:\s*$/iu;
const ATTRIBUTION_START = /^\s*(?:on|le|el)\s.*\d/iu;
const DIVIDER =
  /^\s*-{2,}\s*(?:original message|forwarded message|message d['’]origine|message transféré|mensaje original|mensaje reenviado)\s*-{2,}\s*$/iu;
const FROM = /^\s*\*?(?:from|de) ?:/iu;
const SENT = /^\s*\*?(?:sent|date|envoyé|enviado|fecha)(?: el| le)? ?:/iu;
/** A header has its date within this many lines of its sender. */
const HEADER_LINES = 3;

const isHeader = (lines: readonly string[], at: number): boolean =>
  FROM.test(lines[at]!) &&
  lines.slice(at + 1, at + 1 + HEADER_LINES).some((line) => SENT.test(line));

/** Whether the line begins the mail that is answered; what follows it is that mail. */
const isBeginning = (lines: readonly string[], at: number): boolean =>
  DIVIDER.test(lines[at]!) || isHeader(lines, at);

/** Returns which lines of a mail quote another; `undefined` if none does. */
function quotedLines(lines: readonly string[]): ReadonlySet<number> | undefined {
  const quoted = new Set<number>();
  const beginning = lines.findIndex((_, at) => isBeginning(lines, at));
  for (const [at, line] of lines.entries()) {
    if (MARKED.test(line) || (beginning >= 0 && at >= beginning)) quoted.add(at);
    if (!ATTRIBUTION.test(line)) continue;
    quoted.add(at);
    if (at > 0 && !ATTRIBUTION_START.test(line) && ATTRIBUTION_START.test(lines[at - 1]!))
      quoted.add(at - 1);
    // Some programs do not mark the lines below.
    if (!lines.slice(at + 1).some((below) => MARKED.test(below)))
      for (let below = at + 1; below < lines.length; below += 1) quoted.add(below);
  }
  return quoted.size > 0 ? quoted : undefined;
}

/** Reports the quoted lines of a text that was read without them. */
function withQuoted(
  reading: OrderReading,
  lines: readonly string[],
  quoted: ReadonlySet<number>,
): OrderReading {
  const rows = [...quoted].flatMap((at): SkippedRow[] => {
    const text = lines[at]!.trim().slice(0, MAX_SHOWN_LENGTH);
    return text === '' ? [] : [{ place: at + 1, text, why: 'quoted' }];
  });
  return {
    ...reading,
    skipped: [...reading.skipped, ...rows].toSorted((a, b) => a.place - b.place),
    blank: reading.blank - rows.length,
  };
}

/** Joins the readings of two parts of one text; what both order is not added up unseen. */
const joined = (fresh: OrderReading, quoted: OrderReading): OrderReading => ({
  ...fresh,
  lines: [...fresh.lines, ...quoted.lines],
  skipped: [...fresh.skipped, ...quoted.skipped].toSorted((a, b) => a.place - b.place),
  blank: fresh.blank + quoted.blank - fresh.total,
});

/**
 * Reads new text apart from the mail that it answers, and that mail only if a person wants it;
 * `undefined` if there is none, or if the order is in it: `see below`.
 */
export function readBesideQuoted(
  lines: readonly string[],
  read: (part: readonly string[]) => OrderReading,
  isQuotedRead: boolean,
): OrderReading | undefined {
  const quoted = quotedLines(lines);
  if (!quoted) return undefined;
  const fresh = read(lines.map((line, at) => (quoted.has(at) ? '' : line)));
  if (!fresh.lines.some(({ code }) => code !== '')) return undefined;
  return isQuotedRead
    ? joined(fresh, read(lines.map((line, at) => (quoted.has(at) ? line : ''))))
    : withQuoted(fresh, lines, quoted);
}
