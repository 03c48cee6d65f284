import type { Scene } from '../../../server/pictures/scene';
import { GROUND } from '../drawPicture';
import { inksFor } from '../inks';
import { KINDS } from '../kinds';

/** A product's drawing within a scene: how wide, and where its left upper corner stands. */
export type Thing = readonly [kind: string, colour: string, x: number, y: number, size: number];

/** One thing as shapes; `at` tells several of a kind apart. */
export function drawThing([kind, colour, x, y, size]: Thing, at = 0): string {
  const shapes = KINDS[kind]?.(inksFor(colour, at), {
    tilt: (at % 5) - 2,
    choose: (n) => at % n,
    form: '',
    label: { brand: '', size: '' },
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${shapes ?? ''}</g>`;
}

/** A wall and a table, and the things that stand there. */
export const sceneOf = (room: Omit<Scene, 'shapes'>, things: readonly Thing[]): Scene => ({
  ...room,
  shapes: `<defs>${GROUND}</defs>${things.map(drawThing).join('')}`,
});
