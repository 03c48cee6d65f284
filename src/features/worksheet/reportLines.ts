import { shareOut } from './shareOut';
import { lookedUp, type LineAnswer, type ShownProducts } from './sheetLine';
import { needsALook, standingOf, type Standing } from './standing';
import type { WorksheetState } from './worksheetSlice';

interface Reported {
  answers: readonly LineAnswer[];
  /** In which language and way of counting it was asked. */
  as: string;
}

/** The sheet with the server's word on some of its lines; a list that it has answered whole is sorted. */
export function withReports(state: WorksheetState, { answers, as }: Reported): WorksheetState {
  const products: ShownProducts = new Map();
  const lines = state.lines.slice();
  for (const answer of answers) {
    const line = lines[answer.id];
    if (line) lines[answer.id] = lookedUp(line, answer, as, products);
  }
  const told = { ...state, lines: Object.freeze(shareOut(lines, state, answers)) };
  const lists = state.unsorted.filter((ids) =>
    ids.every((id) => standingIn(told, id) !== 'waiting'),
  );
  return {
    ...told,
    order: lists.reduce((order, ids) => sorted({ ...told, order }, ids), state.order),
    unsorted: state.unsorted.filter((ids) => !lists.includes(ids)),
  };
}

function standingIn({ lines, decisions }: WorksheetState, id: number): Standing | undefined {
  const line = lines[id];
  return line && standingOf(line, decisions[id]);
}

/** The lines of a list in its places: those that need a look first, each kind as it was given. */
function sorted(state: WorksheetState, ids: readonly number[]): number[] {
  const list = new Set(ids);
  const first: number[] = [];
  const rest: number[] = [];
  for (const id of state.order) {
    if (!list.has(id)) continue;
    const standing = standingIn(state, id);
    (standing && needsALook(standing) ? first : rest).push(id);
  }
  const inOrder = [...first, ...rest].values();
  return state.order.map((id) => (list.has(id) ? (inOrder.next().value ?? id) : id));
}
