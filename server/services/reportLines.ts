import type { LineReport, UsualQuantity } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import { isUnusual } from '#domain/unusual';

import { translate } from '../messages/translate';

import { packCounter, type Counting } from './countPacks';
import { judgeLine, type Said, type Verdict } from './judgeLine';
import type { Reading, Resolutions } from './resolveCodes';

interface Findings {
  resolutions: Resolutions;
  /** The available products, by product id. */
  products: ReadonlyMap<string, Product>;
  /** Ship packs currently in the cart, by product id. */
  inCart: ReadonlyMap<string, number>;
}

interface How {
  language: Language;
  counting: Counting;
  isCheck: boolean;
  /** Omitted if unusual quantities are not reported. */
  usualOf?: (productId: string) => UsualQuantity;
}

export interface Reporter {
  /** Reports on a line; called for each line in turn, with its index. */
  tell: (line: AskedLine, at: number) => LineReport;
  /** Resulting ship packs in the cart, for each product that gains some. */
  totals: ReadonlyMap<string, number>;
}

const NOTHING: Reading = { productIds: [], isCase: false, isRemembered: false };

/**
 * Decides the outcome of each line, in order. A quantity is added to what is in the cart, and
 * clamped on the total of the line; a later line of the same product continues from the earlier
 * one.
 */
export function lineReporter({ resolutions, products, inCart }: Findings, how: How): Reporter {
  const totals = new Map<string, number>();
  const told = new Set<string>();
  const countPacks = packCounter(how.counting);

  const candidatesOf = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? []);

  const tell = ({ code, item }: AskedLine, at: number): LineReport => {
    const reading = resolutions.get(code) ?? NOTHING;
    const meant = reading.productIds;
    const [productId = null] = meant.length === 1 ? meant : [];
    const product = productId === null ? undefined : products.get(productId);
    const held = productId === null ? 0 : (totals.get(productId) ?? inCart.get(productId) ?? 0);
    const isRepeated = productId !== null && told.has(productId);

    const count = (of: Product) => countPacks(of, reading.isCase, item);
    const verdict = judgeLine({ code, item, meant, product, held, isRepeated, count });
    if (product) {
      told.add(product.product_id);
      if (verdict.possible > 0) totals.set(product.product_id, held + verdict.possible);
    }
    const { outcome, message, readAs } = described(verdict, reading, product, held, how);
    const shown = isRepeated ? undefined : product;
    // Field by field: a spread costs many times as much, and files have ten thousand lines.
    return {
      line: at + 1,
      code,
      item,
      product_id: productId,
      outcome,
      message,
      possible: verdict.possible,
      read_as: readAs,
      in_cart: held,
      product: shown,
      usual: shown && how.usualOf?.(shown.product_id),
      candidates: meant.length > 1 ? candidatesOf(meant) : undefined,
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
): Pick<LineReport, 'outcome' | 'message'> & { readAs: LineReport['read_as'] } {
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
    message: words.map(({ message, params }) => translate(language, message, params)).join(' '),
    readAs,
  };
}

function unusual(count: number, usual: UsualQuantity | undefined): Said[] {
  if (!usual || !isUnusual(count, usual)) return [];
  const { most } = usual;
  return [{ message: most === 0 ? 'line.unusualFirst' : 'line.unusual', params: { count, most } }];
}
