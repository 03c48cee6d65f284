import { limitToRemaining } from './limitToRemaining';
import { needsAttention, statusOf } from './lineStatus';
import type { Moment, Sheet } from './sheet';
import { withLookUp, type LineResult, type ReceivedProducts } from './sheetLine';

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
