const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Returns the plain text of a name given as HTML, in one line. */
export const plainName = (html: string): string =>
  html
    .replace(/\s*<br\b[^>]*>\s*/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => ENTITIES[name]!);
