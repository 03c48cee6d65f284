import type { Scene } from '../../../server/pictures/scene';
import { GROUND } from '../drawPicture';
import { inksFor } from '../inks';
import { KINDS } from '../kinds';

/** A product's drawing within a scene: its top-left corner and size. */
export type SceneItem = readonly [kind: string, colour: string, x: number, y: number, size: number];

/** Draws one thing; `index` distinguishes several of the same kind. */
export function drawSceneItem([kind, colour, x, y, size]: SceneItem, index = 0): string {
  const shapes = KINDS[kind]?.(inksFor(colour, index), {
    tilt: (index % 5) - 2,
    choose: (n) => index % n,
    form: '',
    label: { brand: '', size: '' },
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${shapes ?? ''}</g>`;
}

/** Builds a scene of a wall and a table with things on it. */
export const sceneOf = (backdrop: Omit<Scene, 'shapes'>, items: readonly SceneItem[]): Scene => ({
  ...backdrop,
  shapes: `<defs>${GROUND}</defs>${items.map(drawSceneItem).join('')}`,
});
