import { isAnyOf, nanoid, type UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded } from '../../slices/events';
import { signOutChosen } from '../../slices/session';
import { emptySheet, type Sheet } from '../../slices/worksheets/sheet';
import { toStoredSheet } from '../../slices/worksheets/storedSheet';
import {
  otherTabChosen,
  selectSheet,
  sheetClosed,
  sheetOutdated,
  sheetDiscarded,
  sheetRestored,
  sheetRestoredLate,
  thisTabChosen,
  type sheetOpened,
} from '../../slices/worksheets/worksheets';
import type { RootState } from '../hooks';
import { answerInTime } from '../persistence/answerInTime';
import { markOf, sheetRecord, type MarkedSheet } from '../persistence/sheetRecord';

import type { ListenerApi } from './listen';
import { isEndOf } from './sheetEnd';

/**
 * Debounce before changes are stored, and the longest delay under continuous changes, in
 * milliseconds.
 */
const DEBOUNCE_MS = 300;
const MAX_DELAY_MS = 800;

/** Reports are not stored but fetched again. */
const isSame = (one: Sheet, other: Sheet): boolean =>
  one.order === other.order && one.decisions === other.decisions && one.sending === other.sending;

/** What is stored of a sheet; of an empty one, nothing. */
const marked = (open: Sheet, mark: string): MarkedSheet | undefined =>
  open.order.length > 0
    ? { ...toStoredSheet(open), mark, at: new Date().toISOString() }
    : undefined;

const concerns =
  (sheet: string) =>
  (action: UnknownAction, now: RootState, before: RootState): boolean =>
    signOutChosen.match(action) ||
    (isAnyOf(otherTabChosen, thisTabChosen)(action) && action.payload.sheet === sheet) ||
    !isSame(selectSheet(now, sheet), selectSheet(before, sheet));

/** Restores an open sheet and stores its changes until it is closed. */
export async function storeSheet(
  { payload: { sheet } }: ReturnType<typeof sheetOpened>,
  listener: ListenerApi,
) {
  const { take, getState, signal } = listener;
  const over = take(isEndOf(sheet));
  const persister = makePersister(sheet, listener);
  window.addEventListener('focus', persister.look, { signal });
  window.addEventListener('pagehide', () => persister.writeRest(selectSheet(getState(), sheet)), {
    signal,
  });
  void persister.restore();
  for (;;) {
    const result = await Promise.race([over, take(concerns(sheet), persister.pause())]);
    if (!result) {
      persister.write(selectSheet(getState(), sheet));
      continue;
    }
    const [event, now, before] = result;
    if (otherTabChosen.match(event)) void persister.restore();
    if (thisTabChosen.match(event)) persister.write(selectSheet(now, sheet), true);
    if (signOutChosen.match(event)) persister.writeRest(selectSheet(now, sheet));
    if (isAnyOf(sheetClosed, sessionEnded)(event)) persister.writeRest(selectSheet(before, sheet));
    if (sheetDiscarded.match(event)) void sheetRecord(sheet).drop();
    if (isEndOf(sheet)(event)) return;
  }
}

/** Tracks a stored sheet in one tab: the mark of its stored version, and what was last written. */
function makePersister(sheet: string, { dispatch, getState, signal }: ListenerApi) {
  const record = sheetRecord(sheet);
  let mark = '';
  let written = emptySheet;
  /** Time of the first change that is not stored yet. */
  let since = 0;
  /** Whether the sheet was opened without what is stored, which is not overwritten. */
  let isLate = false;

  const isUnwritten = (open: Sheet): boolean =>
    open.isRestored && !open.isOutdated && !isLate && !isSame(open, written);

  const write = async (open: Sheet, isForced = false) => {
    const previousMark = mark;
    const value = marked(open, nanoid());
    mark = markOf(value);
    written = open;
    since = 0;
    let isWritten = true;
    await record.change((now) => {
      isWritten = isForced || markOf(now) === previousMark;
      return isWritten ? value : now;
    }, value ?? null);
    if (isWritten) return;
    mark = previousMark;
    if (!signal.aborted) dispatch(sheetOutdated({ sheet }));
  };

  const restoreLate = (stored: MarkedSheet | undefined) => {
    if (signal.aborted) return;
    isLate = false;
    mark = markOf(stored);
    if (stored) dispatch(sheetRestoredLate({ sheet, stored }));
    const open = selectSheet(getState(), sheet);
    if (isUnwritten(open)) void write(open);
  };

  return {
    write: (open: Sheet, isForced?: boolean) => void write(open, isForced),
    writeRest: (open: Sheet) => {
      if (isUnwritten(open)) void write(open);
    },
    /**
     * Milliseconds until the next write; 0 while a request is in flight; undefined if there is
     * nothing to write.
     */
    pause: (): number | undefined => {
      const open = selectSheet(getState(), sheet);
      if (!isUnwritten(open)) return undefined;
      since ||= performance.now();
      const left = MAX_DELAY_MS - (performance.now() - since);
      return open.sending ? 0 : Math.max(0, Math.min(DEBOUNCE_MS, left));
    },
    /** Drops the result if the sheet has been closed in the meantime. */
    restore: async () => {
      let isAnswered = false;
      const reading = record.readLate().finally(() => {
        isAnswered = true;
      });
      const stored = await answerInTime(reading);
      if (signal.aborted) return;
      mark = markOf(stored);
      isLate = !isAnswered;
      dispatch(sheetRestored({ sheet, stored }));
      written = selectSheet(getState(), sheet);
      if (isLate) restoreLate(await reading);
    },
    /** Checks whether another tab has changed the sheet in the meantime, however late it is told. */
    look: async () => {
      const expected = mark;
      const stored = await record.readLate();
      if (signal.aborted || !selectSheet(getState(), sheet).isRestored) return;
      // A write that began during the read finds out by itself.
      if (mark === expected && markOf(stored) !== expected) dispatch(sheetOutdated({ sheet }));
    },
  };
}
