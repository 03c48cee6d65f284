import { randomUUID } from 'node:crypto';

import type { LineReport, LinesReport } from '#contract/lines';
import type { AskedLine } from '#contract/opticon';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';

import { readProducts } from '../catalogue/readProducts';
import { itemsInCart, putCartLines } from '../db/cartLines';
import { chunksYielding, type Db } from '../db/client';
import { IN_CART, putFingerprints } from '../db/scanFingerprints';
import type { ScanFingerprintTable } from '../db/tables/cart';
import { translate } from '../messages/translate';

import type { Counting } from './countPacks';
import { lineReporter, type Reporter } from './reportLines';
import { resolveCodes, type Resolutions } from './resolveCodes';
import { findSeen, fingerprintsAdded, reportSeen, type Seen, type Worth } from './seenScans';
import type { SignedInCustomer } from './sessions';
import { usualQuantities } from './usualQuantities';

/** The catalogue lookup for the codes of many lines. */
export interface Found {
  resolutions: Resolutions;
  /** The available products, by product id. */
  products: ReadonlyMap<string, Product>;
}

interface Asked {
  lines: readonly AskedLine[];
  found: Found;
  language: Language;
  at: Date;
  /** The unit of quantities; ship packs by default. */
  counting?: Counting;
  /** Whether to report only, leaving the cart unchanged. */
  isCheck?: boolean;
}

/**
 * Looks up the codes of lines. It is the slowest part of adding them, so it runs before the cart is
 * locked.
 */
export async function findLines(
  db: Db,
  { id, country }: SignedInCustomer,
  asked: readonly Pick<AskedLine, 'code'>[],
  language: Language,
): Promise<Found> {
  const codes = asked.map(({ code }) => code);
  const resolutions = await resolveCodes(db, id, codes);
  const productIds = [...new Set([...resolutions.values()].flatMap((found) => found.productIds))];
  const found = await readProducts(db, { productIds, country, language, isCustomer: true });
  return { resolutions, products: new Map(found.map((product) => [product.product_id, product])) };
}

/**
 * Adds lines to the cart and reports on each of them; must run in a transaction unless it only
 * checks. `status` is true if at least one line was added, or would be added in a check.
 */
export async function addLines(
  tx: Db,
  customer: SignedInCustomer,
  { lines: asked, found, language, at, counting = 'packs', isCheck = false }: Asked,
): Promise<LinesReport> {
  const { resolutions, products } = found;
  const productIds = new Set([...resolutions.values()].flatMap((reading) => reading.productIds));
  const inCart = await itemsInCart(tx, customer.id, [...productIds]);

  const usualOf = isCheck ? await usualQuantities(tx, customer.id) : undefined;
  const how = { language, counting, isCheck, ...(usualOf && { usualOf }) };
  const { tell, totals } = lineReporter({ ...found, inCart }, how);
  const told = await tellAll(asked, tell);
  const seen = await findSeen(tx, customer.id, asked);
  const worthOf = ({ code, product_id }: LineReport): Worth => ({
    toThePack:
      counting === 'units' && !resolutions.get(code)?.isCase
        ? (products.get(product_id ?? '')?.ship_pac ?? 1)
        : 1,
  });
  if (!isCheck) {
    await putCartLines(tx, newLines(customer.id, totals, at));
    await putFingerprints(tx, newFingerprints(customer.id, asked, told, { worthOf, seen, at }));
  }

  if (isCheck && seen.size > 0) {
    noteSeen(asked, told, (one, line) => reportSeen(one, worthOf(line), seen));
  }
  const added = told.filter(({ possible }) => possible > 0).length;
  const counts = { added, lines: told.length };
  const message = translate(language, added > 0 ? 'lines.some' : 'lines.none', counts);
  return { status: added > 0, ...(!isCheck && { message }), lines: told };
}

async function tellAll(asked: readonly AskedLine[], tell: Reporter['tell']): Promise<LineReport[]> {
  const told: LineReport[] = [];
  for await (const some of chunksYielding(asked)) {
    told.push(...some.map((one, at) => tell(one, told.length + at)));
  }
  return told;
}

/** Mutates the lines: copying ten thousand of them costs as much as reporting on them. */
const noteSeen = (
  asked: readonly AskedLine[],
  lines: readonly LineReport[],
  tell: (one: AskedLine, line: LineReport) => Partial<LineReport>,
): void =>
  lines.forEach((line, at) => {
    const one = asked[at];
    if (one) Object.assign(line, tell(one, line));
  });

/** Ids within a batch sort in line order, so that the cart shows a file in its own order. */
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

interface Noting {
  worthOf: (line: LineReport) => Worth;
  seen: Seen;
  at: Date;
}

/** Returns the fingerprints of the scans in the lines that were added, each once. */
function newFingerprints(
  customerId: string,
  asked: readonly AskedLine[],
  lines: readonly LineReport[],
  { worthOf, seen, at }: Noting,
): ScanFingerprintTable[] {
  const rows = new Map<string, ScanFingerprintTable>();
  lines.forEach((line, place) => {
    const one = asked[place];
    const wentIn = line.possible > 0 || line.outcome === 'merged';
    if (!one?.scans || line.product_id === null || !wentIn) return;
    const above = line.possible > 0 ? line.in_cart : line.in_cart - 1;
    for (const fingerprint of fingerprintsAdded(one, line, worthOf(line), seen)) {
      rows.set(fingerprint, {
        customer_id: customerId,
        fingerprint,
        order_id: IN_CART,
        product_id: line.product_id,
        above,
        added_at: at.toISOString(),
      });
    }
  });
  return [...rows.values()];
}
