export { BANNER_COLOURS } from './bannerColours';

/** Limits on informational content: characters per field, and entries per list. */
export const CONTENT_LIMITS = {
  id: 64,
  line: 300,
  html: 50_000,
  address: 2000,
  icon: 40,
  entries: 1000,
} as const;

/** Whether a text is already HTML, as opposed to plain lines that somebody typed. */
const isMarkedUp = (text: string): boolean => /<(p|ul|ol|br|h[1-6]|div)\b/i.test(text);

/** Returns the HTML of a long text: plain lines become paragraphs. `cleanLine` cleans each line. */
export function asParagraphs(text: string, cleanLine = (line: string) => line.trim()): string {
  const lines = text.split(/\n+/).map(cleanLine).filter(Boolean);
  return isMarkedUp(text) ? lines.join(' ') : lines.map((line) => `<p>${line}</p>`).join('');
}

/** Base path of pictures uploaded for the content. */
export const PICTURE_UPLOADS = '/images/content/uploads';
/**
 * Their widths in pixels, as accepted by the `width` query parameter; the last one is the default.
 */
export const UPLOAD_WIDTHS = ['480', '960', '1600'] as const;

/** Content lists whose entries can have a generated picture. */
export const PICTURED_LISTS = ['carousel', 'newsletters', 'downloads'] as const;
export type PicturedList = (typeof PICTURED_LISTS)[number];

/** Returns the path of the generated picture of an entry that has none of its own. */
export const generatedPicturePath = (list: PicturedList, id: string): string =>
  `/images/content/${list}/${encodeURIComponent(id)}.jpg`;
