import type { LineReport, UsualQuantity } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import type { Counting } from '#domain/quantity';
import { isUnusual } from '#domain/unusual';

import { translate } from '../../messages/translate';
import type { CodeReading, Resolutions } from '../codes/resolveCodes';

import { packCounter } from './countPacks';
import { judgeLine, type LineMessage, type Verdict } from './judgeLine';

interface Findings {
  resolutions: Resolutions;
  /** The available products, by product id. */
  products: ReadonlyMap<string, Product>;
  /** Ship packs currently in the cart, by product id. */
  inCart: ReadonlyMap<string, number>;
}

interface ReportOptions {
  language: Language;
  counting: Counting;
  isCheck: boolean;
  /** Omitted if unusual quantities are not reported. */
  usualOf?: (productId: string) => UsualQuantity;
}

export interface LineReporter {
  /** Reports on a line; called for each line in turn, with its index. */
  report: (line: RequestedLine, index: number) => LineReport;
  /** Resulting ship packs in the cart, for each product that gains some. */
  totals: ReadonlyMap<string, number>;
}

const UNKNOWN_CODE: CodeReading = { productIds: [], isCase: false, isRemembered: false };

/**
 * Decides the outcome of each line, in order. A quantity is added to what is in the cart, and
 * clamped on the total of the line; a later line of the same product continues from the earlier
 * one.
 */
export function lineReporter(
  { resolutions, products, inCart }: Findings,
  options: ReportOptions,
): LineReporter {
  const totals = new Map<string, number>();
  const reportedIds = new Set<string>();
  const countPacks = packCounter(options.counting);

  const candidatesOf = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? []);

  const report = ({ code, item }: RequestedLine, index: number): LineReport => {
    const reading = resolutions.get(code) ?? UNKNOWN_CODE;
    const productIds = reading.productIds;
    const [productId = null] = productIds.length === 1 ? productIds : [];
    const product = productId === null ? undefined : products.get(productId);
    const held = productId === null ? 0 : (totals.get(productId) ?? inCart.get(productId) ?? 0);
    const isRepeated = productId !== null && reportedIds.has(productId);

    const count = (of: Product) => countPacks(of, reading.isCase, item);
    const verdict = judgeLine({ code, item, productIds, product, held, isRepeated, count });
    if (product) {
      reportedIds.add(product.product_id);
      if (verdict.possible > 0) totals.set(product.product_id, held + verdict.possible);
    }
    const { outcome, message, readAs } = describeVerdict(verdict, reading, product, held, options);
    const shown = isRepeated ? undefined : product;
    // Field by field: a spread costs many times as much, and files have ten thousand lines.
    return {
      line: index + 1,
      code,
      item,
      product_id: productId,
      outcome,
      message,
      possible: verdict.possible,
      read_as: readAs,
      in_cart: held,
      product: shown,
      usual: shown && options.usualOf?.(shown.product_id),
      candidates: productIds.length > 1 ? candidatesOf(productIds) : undefined,
    };
  };
  return { report, totals };
}

function describeVerdict(
  { outcome: decided, possible, messages: ownMessages }: Verdict,
  { isCase, isRemembered }: CodeReading,
  product: Product | undefined,
  held: number,
  { language, counting, isCheck, usualOf }: ReportOptions,
): Pick<LineReport, 'outcome' | 'message'> & { readAs: LineReport['read_as'] } {
  const outcome = isCheck && decided === 'added' ? 'ok' : decided;
  const messages: LineMessage[] =
    ownMessages.length > 0 ? [...ownMessages] : [{ message: `line.${outcome}` }];
  if (isCase && product) {
    const params = { pack: product.ship_pac };
    messages.push({ message: counting === 'units' ? 'line.caseInUnits' : 'line.case', params });
  }
  if (product && possible > 0)
    messages.push(...unusualMessages(held + possible, usualOf?.(product.product_id)));
  if (isRemembered) messages.push({ message: 'line.remembered' });
  const readAs = isRemembered ? 'remembered' : isCase && product ? 'case' : undefined;
  return {
    outcome,
    message: messages.map(({ message, params }) => translate(language, message, params)).join(' '),
    readAs,
  };
}

function unusualMessages(count: number, usual: UsualQuantity | undefined): LineMessage[] {
  if (!usual || !isUnusual(count, usual)) return [];
  const { most } = usual;
  return [{ message: most === 0 ? 'line.unusualFirst' : 'line.unusual', params: { count, most } }];
}
