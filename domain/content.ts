/** How much an entry of the informational content may hold, and how many entries a list may have. */
export const CONTENT = {
  id: 64,
  line: 300,
  html: 50_000,
  address: 2000,
  icon: 40,
  entries: 1000,
} as const;

/** The colours of a banner that brings none of its own. */
export const BANNER_COLOURS = { background: '#dc2626', text: '#ffffff' } as const;

/** Whether a text is HTML as a whole, and not lines that somebody typed. */
const isMarkedUp = (text: string): boolean => /<(p|ul|ol|br|h[1-6]|div)\b/i.test(text);

/** HTML of a long text: what was typed as plain lines becomes paragraphs. `tidy` cleans each line. */
export function asParagraphs(text: string, tidy = (line: string) => line.trim()): string {
  const lines = text.split(/\n+/).map(tidy).filter(Boolean);
  return isMarkedUp(text) ? lines.join(' ') : lines.map((line) => `<p>${line}</p>`).join('');
}

/** Where pictures that were uploaded for the content stand. */
export const PICTURE_UPLOADS = '/images/content/uploads';
/** Their widths in pixels, as `width` in the address asks for them; the last one where it does not. */
export const UPLOAD_WIDTHS = ['480', '960', '1600'] as const;

/** Lists of the informational screens whose pictures the program can draw. */
export const PICTURED_LISTS = ['carousel', 'newsletters', 'downloads'] as const;
export type PicturedList = (typeof PICTURED_LISTS)[number];

/** The picture of an entry that brings none. */
export const addressOfPicture = (list: PicturedList, id: string): string =>
  `/images/content/${list}/${encodeURIComponent(id)}.jpg`;
