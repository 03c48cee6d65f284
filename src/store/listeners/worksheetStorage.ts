import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded } from '../../slices/events';
import { signOutChosen } from '../../slices/session';
import { emptySheet, type Sheet } from '../../slices/worksheets/sheet';
import { storedOf } from '../../slices/worksheets/storedSheet';
import {
  otherTabTaken,
  selectSheet,
  sheetClosed,
  sheetOutdated,
  sheetPutAway,
  sheetRestored,
  thisTabTaken,
  type sheetOpened,
} from '../../slices/worksheets/worksheets';
import type { RootState } from '../hooks';
import { markOf, sheetAt, type MarkedSheet } from '../persistence/sheetRecord';

import type { ListenerApi } from './listen';
import { isEndOf } from './sheetEnd';

/** Milliseconds without another change before it is written down, and with ever more changes. */
const PAUSE = 300;
const LONGEST = 800;

/** Reports are not stored: they are asked for anew. */
const isSame = (one: Sheet, other: Sheet): boolean =>
  one.order === other.order && one.decisions === other.decisions && one.sending === other.sending;

const marked = (open: Sheet, mark: string): MarkedSheet => ({
  ...storedOf(open),
  mark,
  at: new Date().toISOString(),
});

const concerns =
  (sheet: string) =>
  (action: UnknownAction, now: RootState, before: RootState): boolean =>
    signOutChosen.match(action) ||
    (isAnyOf(otherTabTaken, thisTabTaken)(action) && action.payload.sheet === sheet) ||
    !isSame(selectSheet(now, sheet), selectSheet(before, sheet));

/** Brings an open sheet back as it was, and writes down what changes, until its end. */
export async function storeSheet(
  { payload: { sheet } }: ReturnType<typeof sheetOpened>,
  listener: ListenerApi,
) {
  const { take, getState, signal } = listener;
  const over = take(isEndOf(sheet));
  const persister = makePersister(sheet, listener);
  window.addEventListener('focus', persister.look, { signal });
  window.addEventListener('pagehide', persister.leave, { signal });
  persister.restore();
  for (;;) {
    const taken = await Promise.race([over, take(concerns(sheet), persister.pause())]);
    if (!taken) {
      persister.write(selectSheet(getState(), sheet));
      continue;
    }
    const [event, now, before] = taken;
    if (otherTabTaken.match(event)) persister.restore();
    if (thisTabTaken.match(event)) persister.write(selectSheet(now, sheet), true);
    if (signOutChosen.match(event)) persister.writeRest(selectSheet(now, sheet));
    if (isAnyOf(sheetClosed, sessionEnded)(event)) persister.writeRest(selectSheet(before, sheet));
    if (sheetPutAway.match(event)) void sheetAt(sheet).drop();
    if (isEndOf(sheet)(event)) return;
  }
}

/** What one tab knows of a stored sheet: the mark under which it stands there, and what was written last. */
function makePersister(sheet: string, { dispatch, getState, signal }: ListenerApi) {
  const record = sheetAt(sheet);
  let mark = '';
  let written = emptySheet;
  /** When the first change came that is not written down yet. */
  let since = 0;
  /** Writings that are under way: a page that is left then ends them. */
  let underWay = 0;

  const isOurs = (open: Sheet): boolean => open.isRestored && !open.isOutdated;
  const isUnwritten = (open: Sheet): boolean => isOurs(open) && !isSame(open, written);

  const write = async (open: Sheet, isForced = false) => {
    const ours = mark;
    const isOpen = open.order.length > 0;
    mark = isOpen ? nanoid() : '';
    written = open;
    since = 0;
    const value = isOpen ? marked(open, mark) : undefined;
    let isWritten = true;
    underWay += 1;
    await record.change((now) => {
      isWritten = isForced || markOf(now) === ours;
      return isWritten ? value : now;
    });
    underWay -= 1;
    if (isWritten) return;
    mark = ours;
    if (!signal.aborted) dispatch(sheetOutdated({ sheet }));
  };

  return {
    write: (open: Sheet, isForced?: boolean) => void write(open, isForced),
    writeRest: (open: Sheet) => {
      if (isUnwritten(open)) void write(open);
    },
    /** Milliseconds until it is written down; a request that is under way is so at once. */
    pause: (): number | undefined => {
      const open = selectSheet(getState(), sheet);
      if (!isUnwritten(open)) return undefined;
      since ||= performance.now();
      const left = LONGEST - (performance.now() - since);
      return open.sending ? 0 : Math.max(0, Math.min(PAUSE, left));
    },
    /** What is read for a sheet that is closed by then is dropped. */
    restore: async () => {
      const stored = await record.read();
      if (signal.aborted) return;
      mark = markOf(stored);
      dispatch(sheetRestored({ sheet, stored }));
      written = selectSheet(getState(), sheet);
    },
    /** Another tab may have gone on with the same sheet meanwhile. */
    look: async () => {
      const stored = await record.read();
      if (signal.aborted || !selectSheet(getState(), sheet).isRestored) return;
      if (markOf(stored) !== mark) dispatch(sheetOutdated({ sheet }));
    },
    leave: () => {
      const open = selectSheet(getState(), sheet);
      const isAtRisk = isUnwritten(open) || (isOurs(open) && underWay > 0);
      if (isAtRisk) record.writeLeaving(marked(open, mark));
    },
  };
}
