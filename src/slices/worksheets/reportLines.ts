import { needsAttention, statusOf } from './lineStatus';
import { shareOut } from './shareOut';
import type { Moment, Sheet } from './sheet';
import { lookedUp, type LineAnswer, type ShownProducts } from './sheetLine';

interface Reported {
  answers: readonly LineAnswer[];
  /** The language and counting mode of the lookup. */
  as: string;
}

/**
 * Returns the sheet with the server's results for some of its lines. Lists with results for all
 * their lines are sorted, in every undo and redo step too, because undoing never changes what the
 * server said.
 */
export function withReports(sheet: Sheet, { answers, as }: Reported): Sheet {
  const products: ShownProducts = new Map();
  const lines = sheet.lines.slice();
  for (const answer of answers) {
    const line = lines[answer.id];
    if (line) lines[answer.id] = lookedUp(line, answer, as, products);
  }
  const told = { ...sheet, lines: Object.freeze(shareOut(lines, sheet, answers)) };
  const lists = sheet.unsorted.filter((ids) => ids.every((id) => isTold(told, id)));
  if (lists.length === 0) return told;

  const sort = sorter(told, lists);
  const sortMoment = (moment: Moment) => ({ ...moment, order: sort(moment.order) });
  return {
    ...told,
    order: sort(sheet.order),
    past: sheet.past.map(sortMoment),
    future: sheet.future.map(sortMoment),
    unsorted: sheet.unsorted.filter((ids) => !lists.includes(ids)),
  };
}

function isTold({ lines, decisions }: Sheet, id: number): boolean {
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
    const its = order.filter((id) => list.has(id));
    if (its.length === 0) return order;
    const first = new Set(its.filter(needed));
    const inOrder = [...first, ...its.filter((id) => !first.has(id))].values();
    return order.map((id) => (list.has(id) ? (inOrder.next().value ?? id) : id));
  };
  return (order: Sheet['order']): Sheet['order'] => {
    const known = sorted.get(order) ?? Object.freeze(sets.reduce(sort, order));
    sorted.set(order, known);
    return known;
  };
}
