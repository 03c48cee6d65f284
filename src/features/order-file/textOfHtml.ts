import { Parser } from 'htmlparser2';

/** Begin a line of their own. */
const BLOCKS = new Set([
  'p',
  'div',
  'tr',
  'li',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'blockquote',
  'pre',
  'hr',
]);
const CELLS = new Set(['td', 'th']);
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template']);

/** Returns the text of a page as it is seen: a line for each block, tabs between cells. */
export function textOfHtml(html: string): string {
  let text = '';
  let unseen = 0;
  let cells = 0;
  let quoted = 0;
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'blockquote') quoted += 1;
      if (CELLS.has(name)) {
        cells += 1;
        if (cells > 1) text += '\t';
      } else if (BLOCKS.has(name) && cells === 0) breakLine();
      else if (BLOCKS.has(name)) text += ' ';
      if (name === 'tr') cells = 0;
    },
    ontext(written) {
      if (unseen > 0) return;
      const plain = written.replace(/\s+/g, ' ');
      const isStart = text === '' || /[\n\t]$/.test(text);
      if (isStart && plain.trim() === '') return;
      if (quoted > 0 && (text === '' || text.endsWith('\n'))) text += '> ';
      text += isStart ? plain.trimStart() : plain;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (name === 'blockquote') quoted -= 1;
      if (name === 'tr') {
        cells = 0;
        breakLine();
      } else if (BLOCKS.has(name) && cells === 0) breakLine();
    },
  });
  parser.write(html);
  parser.end();
  return text;
}
