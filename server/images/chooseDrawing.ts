import { onTheWheel } from './colour';
import { KINDS } from './kinds';
import { COLOUR_OF_WORD, KIND_OF_WORD } from './kindWords';
import { numberOf } from './numberOf';

export interface Drawing {
  kind: string;
  colour: string;
}

/** What stands for goods that the name does not tell. */
const PLAIN_KINDS = ['giftBox', 'carton', 'giftBag', 'tin'];

/** Reads `kind:#rrggbb`; `undefined` where it is not one that can be drawn. */
function readDrawing(drawing: string): Drawing | undefined {
  const [kind = '', colour = ''] = drawing.split(':');
  return Object.hasOwn(KINDS, kind) && /^#[0-9a-f]{6}$/.test(colour) ? { kind, colour } : undefined;
}

/**
 * What to draw for a product: its own drawing, else what its name says. The last telling word counts,
 * because English names what a thing is at the end ('red heart tape' is a tape), and the first colour.
 */
export function chooseDrawing(product: {
  product_id: string;
  name: string;
  drawing: string;
}): Drawing {
  const own = readDrawing(product.drawing);
  if (own) return own;
  const words = product.name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const number = numberOf(product.product_id);
  const told = words.flatMap((word) => KIND_OF_WORD.get(word) ?? []).at(-1);
  const colour = words.flatMap((word) => COLOUR_OF_WORD.get(word) ?? [])[0];
  return {
    kind: told ?? PLAIN_KINDS[number % PLAIN_KINDS.length] ?? 'carton',
    colour: colour ?? onTheWheel((number % 360) / 360),
  };
}
