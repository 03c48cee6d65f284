/**
 * Maximum number of lines a quoted cell may span; a quotation mark left open for longer was not an
 * opening one.
 */
const MAX_LINES = 12;

/** The text has no open cell. */
const CLOSED = -1;
/** A quotation mark within a quoted cell that neither closes it nor is doubled. */
const STRAY = -2;

const closes = (text: string, quote: number, delimiter: string): boolean => {
  let next = quote + 1;
  while (text[next] === ' ') next += 1;
  return next === text.length || text[next] === delimiter || text[next] === '\n';
};

/** Returns where the quoted text begins that is still open at the end, or why there is none. */
function openQuote(text: string, delimiter: string): number {
  let open = CLOSED;
  for (let index = text.indexOf('"'); index >= 0; index = text.indexOf('"', index + 1)) {
    if (open === CLOSED) {
      if (index === 0 || text[index - 1] === delimiter) open = index + 1;
    } else if (text[index + 1] === '"') index += 1;
    else if (closes(text, index, delimiter)) open = CLOSED;
    else return STRAY;
  }
  return open;
}

/** Whether a quotation mark opens a cell and is not closed within the text. */
export const hasOpenQuote = (text: string, delimiter: string): boolean =>
  openQuote(text, delimiter) >= 0;

/** Returns the line in which the cell that is open at the end of `first` is closed, else `first`. */
export function quotedEnd(lines: readonly string[], first: number, delimiter: string): number {
  let text = lines[first]!;
  const end = Math.min(lines.length, first + MAX_LINES);
  for (let next = first + 1; next < end; next += 1) {
    text += `\n${lines[next]!}`;
    const open = openQuote(text, delimiter);
    if (open < 0) return open === CLOSED ? next : first;
  }
  return first;
}

/** Returns what is within the quotation marks in each line of a cell that spans them. */
export function quotedParts([first = '', ...rest]: readonly string[], delimiter: string): string[] {
  const last = rest.pop() ?? '';
  return [first.slice(openQuote(first, delimiter)), ...rest, last.slice(0, last.indexOf('"'))];
}

/** Joins the lines of quoted cells. */
export function joinQuoted(lines: readonly string[], delimiter: string): string[] {
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const isOpen = hasOpenQuote(lines[index]!, delimiter);
    const last = isOpen ? quotedEnd(lines, index, delimiter) : index;
    joined.push(last === index ? lines[index]! : lines.slice(index, last + 1).join('\n'));
    index = last;
  }
  return joined;
}
