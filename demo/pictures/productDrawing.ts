import type { DrawnProduct } from '../../server/pictures/drawings';
import { readProductId } from '../catalogue/productIds';
import { pick } from '../catalogue/random';
import { DYES } from '../catalogue/vocabulary/colours';
import { brandOf, variantOf } from '../catalogue/wording';

import { drawPicture } from './drawPicture';

/** The drawing of a product that the demo made; nothing of any other, nor of one too odd to draw. */
export function productDrawing(
  { id, product_id }: DrawnProduct,
  pixels: number,
): string | undefined {
  const made = id === `demo-${product_id}` ? readProductId(product_id) : undefined;
  if (!made) return undefined;
  const { family } = made;
  const { series, type, size, color } = variantOf(family, made.place);
  const [kind = '', written] = (type?.picture ?? family.picture).split(':');
  if (kind === '') return undefined;
  const form = written ?? (color?.basic === 'Multicolour' ? 'assorted' : '');
  /** Goods without a colour of their own are drawn in their maker's. */
  const colour = color?.hex ?? type?.hex ?? pick(DYES.slice(2, 26), `${family.code} ${series}`).hex;
  const label = { brand: brandOf(series), size: size?.en ?? '' };
  return drawPicture({ kind, form, colour, product_id, label, pixels });
}
