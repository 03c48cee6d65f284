import type { Requisition, RequisitionLine } from '#contract/requisitions';
import { fromCents, toCents } from '#domain/money';
import { maxPacks, unitsOf } from '#domain/quantity';
import { chargedCents } from '#domain/requisitions';
import { sum } from '#domain/sum';

/** Ship packs that an approver has decided on, by line. */
export type DecidedPacks = Readonly<Record<number, number>>;

/** A line as it would be ordered now. */
export interface DecidedLine {
  line: RequisitionLine;
  packs: number;
  /** Unit price at all packs of the product, and that at which it was sent, in cents. */
  cents: number;
  sentCents: number;
  shipPack: number;
  /** Most packs that can be ordered; 0 if it is no longer sold. */
  most: number;
  /** Why it cannot be ordered like this. */
  problem: 'gone' | 'short' | undefined;
}

/** Returns the lines with what is decided about each; those without are as they were sent. */
export function decidedLines(requisition: Requisition, decided: DecidedPacks): DecidedLine[] {
  const packsOfLine = ({ line, packs }: RequisitionLine) => decided[line] ?? packs;
  const packsOfProduct = (id: string) =>
    sum(requisition.lines.filter(({ product_id }) => product_id === id).map(packsOfLine));
  const sentOfProduct = (id: string) =>
    sum(requisition.lines.filter(({ product_id }) => product_id === id).map(({ packs }) => packs));
  return requisition.lines.map((line) => {
    const { product_id, now } = line;
    const packs = packsOfLine(line);
    const inAll = packsOfProduct(product_id);
    const most = now ? maxPacks(now) : 0;
    return {
      line,
      packs,
      cents: chargedCents({ ...line, packs: sentOfProduct(product_id) }, Math.max(1, inAll)),
      sentCents: toCents(line.price),
      shipPack: now?.ship_pack ?? line.ship_pack,
      most,
      problem: packs === 0 ? undefined : most === 0 ? 'gone' : inAll > most ? 'short' : undefined,
    };
  });
}

export const totalCentsOf = (lines: readonly DecidedLine[]): number =>
  sum(lines.map(({ packs, cents, shipPack }) => cents * unitsOf(packs, shipPack)));

/** The lines as the approver saw them. */
export const seenLines = (lines: readonly DecidedLine[]) =>
  lines.map(({ line, packs, cents, shipPack }) => ({
    line: line.line,
    packs,
    price: fromCents(cents),
    ship_pack: shipPack,
  }));
