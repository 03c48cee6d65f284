import type { LineReport } from '#contract/lines';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import type { LineOutcome } from '#domain/lines';
import { COMING_SOON, isOrderable, mostPacks } from '#domain/quantity';

import { say, type MessageKey, type MessageParams } from '../messages/say';

import type { Resolutions } from './resolveCodes';

/** A line of a scanner file, an order pad or an earlier order. */
export interface AskedLine {
  /** A product id or a barcode. */
  code: string;
  /** Ship packs. */
  item: number;
}

interface Findings {
  resolutions: Resolutions;
  /** The products that can be had, by product id. */
  products: ReadonlyMap<string, Product>;
  /** Ship packs that the cart holds now, by product id. */
  inCart: ReadonlyMap<string, number>;
}

interface Report {
  lines: LineReport[];
  /** Ship packs that the cart then holds of each product that gains some. */
  totals: Map<string, number>;
}

/**
 * Decides for each line, in order, what becomes of it. A quantity adds to what the cart holds and is
 * clamped on the line's total; a later line of the same product goes on from the earlier one.
 */
export function reportLines(
  asked: readonly AskedLine[],
  { resolutions, products, inCart }: Findings,
  language: Language,
  isCheck: boolean,
): Report {
  const totals = new Map<string, number>();
  const told = new Set<string>();

  const lines = asked.map(({ code, item }, at): LineReport => {
    const meant = resolutions.get(code) ?? [];
    const [productId = null] = meant.length === 1 ? meant : [];
    const product = productId === null ? undefined : products.get(productId);
    const held = productId === null ? 0 : (totals.get(productId) ?? inCart.get(productId) ?? 0);
    const wasTold = productId !== null && told.has(productId);

    const verdict = judge({ code, item, meant, product, held, isRepeated: wasTold });
    if (product && productId !== null) {
      told.add(productId);
      if (verdict.possible > 0) totals.set(productId, held + verdict.possible);
    }
    const outcome = isCheck && verdict.outcome === 'added' ? 'ok' : verdict.outcome;
    return {
      line: at + 1,
      code,
      item,
      product_id: productId,
      outcome,
      message: say(language, verdict.message ?? `line.${outcome}`, verdict.params),
      possible: verdict.possible,
      in_cart: held,
      ...(product && !wasTold && { product }),
      ...(meant.length > 1 && {
        candidates: meant.flatMap((candidate) => products.get(candidate) ?? []),
      }),
    };
  });
  return { lines, totals };
}

interface Case extends AskedLine {
  meant: readonly string[];
  product: Product | undefined;
  held: number;
  isRepeated: boolean;
}

interface Verdict {
  outcome: LineOutcome;
  possible: number;
  message?: MessageKey;
  params?: MessageParams;
}

function judge({ code, item, meant, product, held, isRepeated }: Case): Verdict {
  if (code.trim() === '') return { outcome: 'invalid', possible: 0, message: 'line.noCode' };
  if (item < 1) return { outcome: 'invalid', possible: 0 };
  if (meant.length === 0) return { outcome: 'unknown', possible: 0 };
  if (meant.length > 1) return { outcome: 'ambiguous', possible: 0 };
  if (!product) return { outcome: 'unavailable', possible: 0, message: 'line.withdrawn' };
  if (!isOrderable(product)) return { outcome: 'unavailable', possible: 0 };

  const most = mostPacks(product);
  const possible = Math.max(0, Math.min(item, most - held));
  if (possible === item) return { outcome: isRepeated ? 'merged' : 'added', possible };
  const params = { most, possible, item };
  if (possible === 0) return { outcome: 'clamped', possible, message: 'line.allInCart', params };
  if (product.class === COMING_SOON) {
    return { outcome: 'clamped', possible, message: 'line.atMost', params };
  }
  return { outcome: 'clamped', possible, params };
}
