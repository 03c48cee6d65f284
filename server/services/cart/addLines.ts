import { randomUUID } from 'node:crypto';

import type { LineReport, LinesReport } from '#contract/lines';
import type { RequestedLine } from '#contract/opticon';
import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import type { Counting } from '#domain/quantity';

import { readProducts } from '../../catalogue/readProducts';
import { itemsInCart, upsertCartLines } from '../../db/cartLines';
import { chunksYielding, type Db } from '../../db/client';
import { IN_CART, upsertFingerprints } from '../../db/scanFingerprints';
import type { ScanFingerprintTable } from '../../db/tables/cart';
import type { UserId } from '../../db/tables/ids';
import { translate } from '../../messages/translate';
import type { SignedInCustomer } from '../accounts/sessions';
import { resolveCodes, type Resolutions } from '../codes/resolveCodes';

import { lineReporter, type LineReporter } from './reportLines';
import { findSeen, fingerprintsAdded, reportSeen, type Seen, type PackRatio } from './seenScans';
import { usualQuantities } from './usualQuantities';

/** The catalogue lookup for the codes of many lines. */
export interface CodeLookup {
  resolutions: Resolutions;
  /** The available products, by product id. */
  products: ReadonlyMap<string, Product>;
}

interface LinesToAdd {
  lines: readonly RequestedLine[];
  found: CodeLookup;
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
  customer: SignedInCustomer,
  requestedLines: readonly Pick<RequestedLine, 'code'>[],
  language: Language,
): Promise<CodeLookup> {
  const { id, country } = customer;
  const codes = requestedLines.map(({ code }) => code);
  const resolutions = await resolveCodes(db, id, codes);
  const productIds = [...new Set([...resolutions.values()].flatMap((found) => found.productIds))];
  const found = await readProducts(db, { productIds, country, language, buyer: customer });
  return { resolutions, products: new Map(found.map((product) => [product.product_id, product])) };
}

/**
 * Adds lines to the cart and reports on each of them; must run in a transaction unless it only
 * checks. `status` is true if at least one line was added, or would be added in a check.
 */
export async function addLines(
  tx: Db,
  customer: SignedInCustomer,
  { lines: requestedLines, found, language, at, counting = 'packs', isCheck = false }: LinesToAdd,
): Promise<LinesReport> {
  const { resolutions, products } = found;
  const productIds = new Set([...resolutions.values()].flatMap((reading) => reading.productIds));
  const inCart = await itemsInCart(tx, customer.userId, [...productIds]);

  const usualOf = isCheck ? await usualQuantities(tx, customer) : undefined;
  const reportOptions = { language, counting, isCheck, ...(usualOf && { usualOf }) };
  const { report, totals } = lineReporter({ ...found, inCart }, reportOptions);
  const reports = await reportAll(requestedLines, report);
  const seen = await findSeen(tx, customer, requestedLines);
  const packRatioOf = ({ code, product_id }: LineReport): PackRatio => ({
    toThePack:
      counting === 'units' && !resolutions.get(code)?.isCase
        ? (products.get(product_id ?? '')?.ship_pac ?? 1)
        : 1,
  });
  if (!isCheck) {
    await upsertCartLines(tx, newLines(customer.userId, totals, at));
    await upsertFingerprints(
      tx,
      newFingerprints(customer.userId, requestedLines, reports, { packRatioOf, seen, at }),
    );
  }

  if (isCheck && seen.size > 0) {
    addSeenScans(requestedLines, reports, (requestedLine, line) =>
      reportSeen(requestedLine, packRatioOf(line), seen),
    );
  }
  const added = reports.filter(({ possible }) => possible > 0).length;
  const counts = { added, lines: reports.length };
  const message = translate(language, added > 0 ? 'lines.some' : 'lines.none', counts);
  return { status: added > 0, ...(!isCheck && { message }), lines: reports };
}

async function reportAll(
  requestedLines: readonly RequestedLine[],
  report: LineReporter['report'],
): Promise<LineReport[]> {
  const reports: LineReport[] = [];
  for await (const chunk of chunksYielding(requestedLines)) {
    reports.push(...chunk.map((requestedLine, at) => report(requestedLine, reports.length + at)));
  }
  return reports;
}

/** Mutates the lines: copying ten thousand of them costs as much as reporting on them. */
const addSeenScans = (
  requestedLines: readonly RequestedLine[],
  lines: readonly LineReport[],
  seenFieldsOf: (requestedLine: RequestedLine, line: LineReport) => Partial<LineReport>,
): void =>
  lines.forEach((line, at) => {
    const requestedLine = requestedLines[at];
    if (requestedLine) Object.assign(line, seenFieldsOf(requestedLine, line));
  });

/** Ids within a batch sort in line order, so that the cart shows a file in its own order. */
function newLines(userId: UserId, totals: ReadonlyMap<string, number>, at: Date) {
  const batch = `${at.getTime().toString(36)}-${randomUUID().slice(0, 13)}`;
  return [...totals].map(([product_id, item], index) => ({
    id: `${batch}-${String(index).padStart(5, '0')}`,
    customer_id: userId,
    product_id,
    item,
    added_at: at.toISOString(),
  }));
}

interface FingerprintContext {
  packRatioOf: (line: LineReport) => PackRatio;
  seen: Seen;
  at: Date;
}

/** Returns the fingerprints of the scans in the lines that were added, each once. */
function newFingerprints(
  userId: UserId,
  requestedLines: readonly RequestedLine[],
  lines: readonly LineReport[],
  { packRatioOf, seen, at }: FingerprintContext,
): ScanFingerprintTable[] {
  const rows = new Map<string, ScanFingerprintTable>();
  lines.forEach((line, index) => {
    const requestedLine = requestedLines[index];
    const isAdded = line.possible > 0 || line.outcome === 'merged';
    if (!requestedLine?.scans || line.product_id === null || !isAdded) return;
    const above = line.possible > 0 ? line.in_cart : line.in_cart - 1;
    for (const fingerprint of fingerprintsAdded(requestedLine, line, packRatioOf(line), seen)) {
      rows.set(fingerprint, {
        customer_id: userId,
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
