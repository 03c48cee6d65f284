import type { Scene } from '../../../server/pictures/scene';
import { GROUND } from '../drawPicture';
import { inksFor } from '../inks';
import { KINDS } from '../kinds';

/** A product's drawing within a scene: its top-left corner and size. */
export type Thing = readonly [kind: string, colour: string, x: number, y: number, size: number];

/** Draws one thing; `at` distinguishes several of the same kind. */
export function drawThing([kind, colour, x, y, size]: Thing, at = 0): string {
  const shapes = KINDS[kind]?.(inksFor(colour, at), {
    tilt: (at % 5) - 2,
    choose: (n) => at % n,
    form: '',
    label: { brand: '', size: '' },
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${shapes ?? ''}</g>`;
}

/** Builds a scene of a wall and a table with things on it. */
export const sceneOf = (room: Omit<Scene, 'shapes'>, things: readonly Thing[]): Scene => ({
  ...room,
  shapes: `<defs>${GROUND}</defs>${things.map(drawThing).join('')}`,
});
