/** Paper sizes in points (1/72 inch), the unit of PDF. */

export const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const;
export type PdfPaper = keyof typeof PAPERS;

export const MARGIN = 42;

export const mm = (millimetres: number): number => (millimetres / 25.4) * 72;

export const FONT_SIZES = {
  reading: 13,
  small: 7.5,
  fine: 8.5,
  body: 10,
  lead: 12,
  heading: 15,
  title: 22,
  cover: 34,
} as const;

/** Colours of the logo and the shop, matching those on screen. */
export const COLOURS = {
  ink: '#1c2430',
  soft: '#566070',
  line: '#d8d3c8',
  paper: '#ffffff',
  ground: '#f6f3ec',
  primary: '#0e5e63',
  tint: '#e4f0ef',
  mark: '#e39a1c',
} as const;

/** Standard PDF fonts, which need not be embedded. */
export const FONTS = {
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
  mono: 'Courier',
  monoBold: 'Courier-Bold',
} as const;

/** Returns the paper size that is common in a country. */
export const paperOf = (country: string): PdfPaper =>
  ['CA', 'US', 'MX'].includes(country) ? 'letter' : 'a4';
