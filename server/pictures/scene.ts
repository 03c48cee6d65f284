/** A picture of a wall and a table with objects as SVG shapes. */
export interface Scene {
  width: number;
  height: number;
  wall: string;
  table: string;
  /** Distance of the table's edge from the top. */
  tableAt: number;
  shapes: string;
}

/** Size of a download's cover picture. */
export const COVER_SIZE = { width: 600, height: 776 } as const;

/** Placeholder if there is no drawing. */
const emptyRoom = (width: number, height: number): Scene => ({
  width,
  height,
  wall: '#e4eceb',
  table: '#cdd9d7',
  tableAt: Math.round(height * 0.78),
  shapes: '',
});

export const EMPTY_CAROUSEL = emptyRoom(1600, 640);
export const EMPTY_NEWSLETTER = emptyRoom(800, 1000);
export const EMPTY_COVER = emptyRoom(COVER_SIZE.width, COVER_SIZE.height);

export const drawScene = ({ width, height, wall, table, tableAt, shapes }: Scene): string =>
  `<rect x="0" y="0" width="${width}" height="${height}" fill="${wall}"/>` +
  `<rect x="0" y="${tableAt}" width="${width}" height="${height - tableAt}" fill="${table}"/>` +
  shapes;

export const toSvg = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
