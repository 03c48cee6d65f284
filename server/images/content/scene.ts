import { GROUND } from '../drawPicture';
import { inksFor } from '../inks';
import { KINDS } from '../kinds';
import { path, rect } from '../shapes';

/** A product's drawing within a scene: how wide, and where its left upper corner stands. */
export type Thing = readonly [kind: string, colour: string, x: number, y: number, size: number];

export interface Scene {
  width: number;
  height: number;
  /** The wall, and the table that things stand on from `tableAt` down. */
  wall: string;
  table: string;
  tableAt: number;
  things: readonly Thing[];
}

/** One thing as shapes; `choose` tells several of a kind apart. */
export function drawThing([kind, colour, x, y, size]: Thing, at = 0): string {
  const shapes = KINDS[kind]?.(inksFor(colour, at), { tilt: (at % 5) - 2, choose: (n) => at % n });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${shapes ?? ''}</g>`;
}

export const drawScene = ({ width, height, wall, table, tableAt, things }: Scene): string =>
  rect(0, 0, width, height, wall) +
  path(`M0 ${tableAt} H${width} V${height} H0 Z`, table) +
  things.map(drawThing).join('');

export const toSvg = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<defs>${GROUND}</defs>${shapes}</svg>`;
