import { isDate, isTime } from './cells';
import { MAX_FIELDS, type Delimiter } from './row';

/**
 * One more than is accepted, so that a line with too many columns is detected rather than
 * truncated.
 */
const LIMIT = MAX_FIELDS + 1;

/** Excel's notation for a number stored as text, `="0123"`. */
const FORMULA = /^="?([^"]*)"?$/;

const isGap = (character: string | undefined): boolean => character === ' ';

/** `12"` and `2 1/2"` in a copied cell are inches; between commas the mark is a stray one. */
const INCHES = /^\d{1,3}(?:[ .,/]\d{1,3}){0,2}"$/;

/** Removes quotation marks that were never closed in their line; they are not part of the code. */
function withoutStrayQuotes(field: string): string {
  const trimmed = field.trim();
  if (trimmed.startsWith('="')) return FORMULA.exec(trimmed)?.[1] ?? trimmed;
  let [start, end] = [0, trimmed.length];
  while (trimmed[start] === '"') start += 1;
  while (end > start && trimmed[end - 1] === '"') end -= 1;
  return end - start === trimmed.length ? field : trimmed.slice(start, end);
}

/**
 * Returns the index of the closing quotation mark, with only spaces before the next delimiter, else
 * -1.
 */
function closingQuote(line: string, open: number, delimiter: string): number {
  let quote = line.indexOf('"', open + 1);
  while (quote >= 0 && line[quote + 1] === '"') quote = line.indexOf('"', quote + 2);
  if (quote < 0) return -1;
  let next = quote + 1;
  while (isGap(line[next])) next += 1;
  return next === line.length || line[next] === delimiter ? quote : -1;
}

/** Fast path: programs quote every field or none, and use no quotation marks inside. */
function splitFullyQuoted(line: string, delimiter: string, limit: number): string[] | undefined {
  const last = line.length - 1;
  if (last < 1 || !line.startsWith('"')) return undefined;
  const fields: string[] = [];
  for (let start = 1; fields.length < limit;) {
    const quote = line.indexOf('"', start);
    if (quote < 0) return undefined;
    fields.push(line.slice(start, quote));
    if (quote === last) return fields;
    if (line[quote + 1] !== delimiter || line[quote + 2] !== '"') return undefined;
    start = quote + 3;
  }
  return fields;
}

function splitQuoted(line: string, delimiter: string, limit: number): string[] {
  const fields: string[] = [];
  let start = 0;
  while (start <= line.length && fields.length < limit) {
    let open = start;
    while (isGap(line[open])) open += 1;
    const close = line[open] === '"' ? closingQuote(line, open, delimiter) : -1;
    const found = line.indexOf(delimiter, close < 0 ? start : close + 1);
    const end = found < 0 ? line.length : found;
    const isInches = delimiter === '\t' && INCHES.test(line.slice(start, end).trim());
    if (isInches) fields.push(line.slice(start, end));
    else if (close < 0) fields.push(withoutStrayQuotes(line.slice(start, end)));
    else fields.push(line.slice(open + 1, close).replaceAll('""', '"'));
    start = end + 1;
  }
  return fields;
}

/**
 * Splits columns separated by spaces: at single ones if the line is dated, otherwise at runs,
 * because codes may contain a space.
 */
function splitAtSpaces(line: string): string[] {
  const trimmed = line.trim();
  const words = trimmed.split(/ +/, LIMIT);
  const fields: string[] = [];
  for (const word of words) {
    if (/^[ap]\.?m\.?$/i.test(word) && isTime(fields.at(-1) ?? ''))
      fields.push(`${fields.pop()} ${word}`);
    else fields.push(word);
  }
  const isDated = fields.some((field) => isTime(field) || isDate(field));
  return !isDated && trimmed.includes('  ') ? trimmed.split(/ {2,}/, LIMIT) : fields;
}

const isShortNumber = (field: string | undefined): field is string => /^\d{1,2}$/.test(field ?? '');

/**
 * If `/` also separates the columns, a date is split into two or three parts; they are joined
 * again.
 */
function splitAtSlashes(line: string): string[] {
  const fields = line.split('/', LIMIT + 4);
  const hasTime = fields.some((field) => isTime(field.trim()));
  const joined: string[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const candidate = fields.slice(index, index + 3).join('/');
    const following = fields.slice(index + 1, index + 4).join('/');
    const isLongerNext = following.length === 10 && isDate(following);
    const isDayAndMonth =
      hasTime &&
      isShortNumber(fields[index]) &&
      isShortNumber(fields[index + 1]) &&
      (index + 2 === fields.length || isTime(fields[index + 2] ?? ''));
    if (isDate(candidate) && !isLongerNext) {
      joined.push(candidate);
      index += 2;
    } else if (isDayAndMonth) {
      joined.push(fields.slice(index, index + 2).join('/'));
      index += 1;
    } else joined.push(fields[index] ?? '');
  }
  return joined;
}

/**
 * Splits one line into its columns. Quotation marks are optional and count only within their line,
 * so that a stray one spoils at most one line. Padding is retained, except for spaces that separate
 * columns.
 */
export function splitFields(line: string, delimiter: Delimiter | null, limit = LIMIT): string[] {
  if (delimiter === null) return [withoutStrayQuotes(line)];
  if (delimiter === '  ') return line.trim().split(/ {2,}/);
  if (delimiter === ' ') return splitAtSpaces(line);
  if (delimiter === '/') return splitAtSlashes(line);
  if (!line.includes('"')) return line.split(delimiter, limit);
  return splitFullyQuoted(line, delimiter, limit) ?? splitQuoted(line, delimiter, limit);
}
