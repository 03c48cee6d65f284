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
  const kind = type?.picture ?? family.picture;
  if (kind === '') return undefined;
  /** Goods without a colour of their own are drawn in their maker's. */
  const colour = color?.hex ?? pick(DYES.slice(2, 26), `${family.code} ${series}`).hex;
  const brand = brandOf(series);
  return drawPicture({ kind, colour, product_id, brand, size: size?.en ?? '', pixels });
}
