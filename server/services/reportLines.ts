import type { LineReport, UsualQuantity } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import { isUnusual } from '#domain/unusual';

import { say } from '../messages/say';

import { packCounter, type Counting } from './countPacks';
import { judgeLine, type Said, type Verdict } from './judgeLine';
import type { Reading, Resolutions } from './resolveCodes';

interface Findings {
  resolutions: Resolutions;
  /** The products that can be had, by product id. */
  products: ReadonlyMap<string, Product>;
  /** Ship packs that the cart holds now, by product id. */
  inCart: ReadonlyMap<string, number>;
}

interface How {
  language: Language;
  counting: Counting;
  isCheck: boolean;
  /** Left out where nothing is said of unusual quantities. */
  usualOf?: (productId: string) => UsualQuantity;
}

export interface Reporter {
  /** What becomes of a line; asked of each in turn, with its place from 0. */
  tell: (line: AskedLine, at: number) => LineReport;
  /** Ship packs that the cart then holds of each product that gains some. */
  totals: ReadonlyMap<string, number>;
}

const NOTHING: Reading = { productIds: [], isCase: false, isRemembered: false };

/**
 * Decides for each line, in order, what becomes of it. A quantity adds to what the cart holds and is
 * clamped on the line's total; a later line of the same product goes on from the earlier one.
 */
export function lineReporter({ resolutions, products, inCart }: Findings, how: How): Reporter {
  const totals = new Map<string, number>();
  const told = new Set<string>();
  const countPacks = packCounter(how.counting);

  const tell = (line: AskedLine, at: number): LineReport => {
    const reading = resolutions.get(line.code) ?? NOTHING;
    const meant = reading.productIds;
    const [productId = null] = meant.length === 1 ? meant : [];
    const product = productId === null ? undefined : products.get(productId);
    const held = productId === null ? 0 : (totals.get(productId) ?? inCart.get(productId) ?? 0);
    const isRepeated = productId !== null && told.has(productId);

    const count = (of: Product) => countPacks(of, reading.isCase, line.item);
    const verdict = judgeLine({ ...line, meant, product, held, isRepeated, count });
    if (product) {
      told.add(product.product_id);
      if (verdict.possible > 0) totals.set(product.product_id, held + verdict.possible);
    }
    return {
      line: at + 1,
      code: line.code,
      item: line.item,
      product_id: productId,
      ...described(verdict, reading, product, held, how),
      in_cart: held,
      ...(product && !isRepeated && { product, ...usualBeside(product, how) }),
      ...(meant.length > 1 && {
        candidates: meant.flatMap((candidate) => products.get(candidate) ?? []),
      }),
    };
  };
  return { tell, totals };
}

function described(
  { outcome: decided, possible, said }: Verdict,
  { isCase, isRemembered }: Reading,
  product: Product | undefined,
  held: number,
  { language, counting, isCheck, usualOf }: How,
): Pick<LineReport, 'outcome' | 'message' | 'possible' | 'read_as'> {
  const outcome = isCheck && decided === 'added' ? 'ok' : decided;
  const words: Said[] = said.length > 0 ? [...said] : [{ message: `line.${outcome}` }];
  if (isCase && product) {
    const params = { pack: product.ship_pac };
    words.push({ message: counting === 'units' ? 'line.caseInUnits' : 'line.case', params });
  }
  if (product && possible > 0)
    words.push(...unusual(held + possible, usualOf?.(product.product_id)));
  if (isRemembered) words.push({ message: 'line.remembered' });
  const readAs = isRemembered ? 'remembered' : isCase && product ? 'case' : undefined;
  return {
    outcome,
    message: words.map(({ message, params }) => say(language, message, params)).join(' '),
    possible,
    ...(readAs && { read_as: readAs }),
  };
}

const usualBeside = ({ product_id }: Product, { usualOf }: How) =>
  usualOf && { usual: usualOf(product_id) };

function unusual(count: number, usual: UsualQuantity | undefined): Said[] {
  if (!usual || !isUnusual(count, usual)) return [];
  const { most } = usual;
  return [{ message: most === 0 ? 'line.unusualFirst' : 'line.unusual', params: { count, most } }];
}
