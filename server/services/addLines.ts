import { randomUUID } from 'node:crypto';

import type { LinesReport } from '#contract/lines';
import type { Language } from '#domain/languages';

import { readProducts } from '../catalogue/readProducts';
import { cartLines, putCartLines } from '../db/cartLines';
import type { Db } from '../db/client';
import { say } from '../messages/say';

import type { Counting } from './countPacks';
import { reportLines, type AskedLine } from './reportLines';
import { resolveCodes } from './resolveCodes';
import type { SignedInCustomer } from './sessions';

interface Asked {
  lines: readonly AskedLine[];
  language: Language;
  at: Date;
  /** What quantities count; ship packs where it is left out. */
  counting?: Counting;
  /** Only report; the cart stays as it is. */
  isCheck?: boolean;
}

/**
 * Adds lines to the cart and answers for every one of them; called in a transaction unless it only
 * checks. `status` is true when at least one line went in, or in a check would go in.
 */
export async function addLines(
  tx: Db,
  customer: SignedInCustomer,
  { lines: asked, language, at, counting = 'packs', isCheck = false }: Asked,
): Promise<LinesReport> {
  const codes = asked.map(({ code }) => code);
  const resolutions = await resolveCodes(tx, customer.id, codes);
  const productIds = [
    ...new Set([...resolutions.values()].flatMap((reading) => reading.productIds)),
  ];
  const found = await readProducts(tx, {
    productIds,
    country: customer.country,
    language,
    isCustomer: true,
  });
  const products = new Map(found.map((product) => [product.product_id, product]));
  const held = await cartLines(tx, customer.id);
  const inCart = new Map(held.map(({ product_id, item }) => [product_id, item]));

  const findings = { resolutions, products, inCart };
  const { lines, totals } = reportLines(asked, findings, { language, counting, isCheck });
  if (!isCheck) await putCartLines(tx, newLines(customer.id, totals, at));

  const added = lines.filter(({ possible }) => possible > 0).length;
  const counts = { added, lines: lines.length };
  const message = say(language, added > 0 ? 'lines.some' : 'lines.none', counts);
  return { status: added > 0, ...(!isCheck && { message }), lines };
}

/** Ids of one batch sort as the lines came, so that the cart shows a file in its own order. */
function newLines(customerId: string, totals: ReadonlyMap<string, number>, at: Date) {
  const batch = `${at.getTime().toString(36)}-${randomUUID().slice(0, 13)}`;
  return [...totals].map(([product_id, item], place) => ({
    id: `${batch}-${String(place).padStart(5, '0')}`,
    customer_id: customerId,
    product_id,
    item,
    added_at: at.toISOString(),
  }));
}
