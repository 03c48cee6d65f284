import { needsAttention, statusOf, isChosen, packsOf } from './lineStatus';
import type { Moment, Sheet } from './sheet';
import { withLookUp, type LineResult, type ReceivedProducts, type SheetLine } from './sheetLine';

interface Reported {
  answers: readonly LineResult[];
  /** The language and counting mode of the lookup. */
  as: string;
}

/**
 * Returns the sheet with the server's results for some of its lines. Lists with results for all
 * their lines are sorted, in every undo and redo step too, because undoing never changes what the
 * server said.
 */
export function withReports(sheet: Sheet, { answers, as }: Reported): Sheet {
  const products: ReceivedProducts = new Map();
  const lines = sheet.lines.slice();
  for (const answer of answers) {
    const line = lines[answer.id];
    if (line) lines[answer.id] = withLookUp(line, answer, as, products);
  }
  const reported = { ...sheet, lines: Object.freeze(limitToRemaining(lines, sheet, answers)) };
  const lists = sheet.unsorted.filter((ids) => ids.every((id) => hasReport(reported, id)));
  if (lists.length === 0) return reported;

  const sort = sorter(reported, lists);
  const sortMoment = (moment: Moment) => ({ ...moment, order: sort(moment.order) });
  return {
    ...reported,
    order: sort(sheet.order),
    past: sheet.past.map(sortMoment),
    future: sheet.future.map(sortMoment),
    unsorted: sheet.unsorted.filter((ids) => !lists.includes(ids)),
  };
}

function hasReport({ lines, decisions }: Sheet, id: number): boolean {
  const line = lines[id];
  return !line || statusOf(line, decisions[id]) !== 'waiting';
}

/**
 * Moves the lines of each list that need attention to the front of its places; every order is
 * sorted once.
 */
function sorter({ lines, decisions }: Sheet, lists: Sheet['unsorted']) {
  const sorted = new Map<Sheet['order'], Sheet['order']>();
  const sets = lists.map((ids) => new Set(ids));
  const needed = (id: number) => {
    const line = lines[id];
    return line !== undefined && needsAttention(statusOf(line, decisions[id]));
  };
  const sort = (order: Sheet['order'], list: ReadonlySet<number>): Sheet['order'] => {
    const listed = order.filter((id) => list.has(id));
    if (listed.length === 0) return order;
    const first = new Set(listed.filter(needed));
    const inOrder = [...first, ...listed.filter((id) => !first.has(id))].values();
    return order.map((id) => (list.has(id) ? (inOrder.next().value ?? id) : id));
  };
  return (order: Sheet['order']): Sheet['order'] => {
    const known = sorted.get(order) ?? Object.freeze(sets.reduce(sort, order));
    sorted.set(order, known);
    return known;
  };
}

/**
 * Limits the lines just looked up to what other lines of the sheet leave of their product: the
 * server only knows the cart and the lines it was asked about.
 */
function limitToRemaining(
  lines: SheetLine[],
  { order, decisions }: Pick<Sheet, 'order' | 'decisions'>,
  answers: readonly LineResult[],
): SheetLine[] {
  const lookedUpIds = new Set(answers.map(({ id }) => id));
  const usedPacks = new Map<string, number>();
  for (const id of order) {
    const line = lines[id];
    if (!line?.product || lookedUpIds.has(id) || !isChosen(line, decisions[id])) continue;
    const { id: product } = line.product;
    usedPacks.set(product, (usedPacks.get(product) ?? 0) + packsOf(line, decisions[id]));
  }
  if (usedPacks.size === 0) return lines;

  for (const { id } of answers) {
    const line = lines[id];
    const others = line?.product && usedPacks.get(line.product.id);
    if (!line?.product || !others) continue;
    const left = Math.max(0, line.product.maxInCart - line.inCart - others);
    if (line.possible > left) {
      lines[id] = { ...line, possible: left, outcome: 'clamped', isShared: true };
    }
    usedPacks.set(line.product.id, others + Math.min(line.possible, left));
  }
  return lines;
}
