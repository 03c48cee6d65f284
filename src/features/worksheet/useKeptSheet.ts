import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';

import { keepOurs, keepSoon, readKept } from './kept';
import { keptOf, type KeptSheet } from './keptSheet';
import { emptySheet, sheetRestored, type WorksheetState } from './worksheetSlice';

/** A sheet with the mark of who wrote it last: two tabs never overwrite each other unseen. */
type Marked = KeptSheet & { mark: string };

/** Milliseconds without another change before it is written down, and with ever more changes. */
const PAUSE = 300;
const LONGEST = 800;

const markOf = (kept: Marked | undefined) => kept?.mark ?? '';

/** Brings a sheet back as it was, and writes down what changes. */
export function useKeptSheet(
  keptAs: string,
  state: WorksheetState,
  dispatch: Dispatch<UnknownAction>,
) {
  const [restored, setRestored] = useState<{ keptAs: string; wasKept: boolean }>();
  const [isOutdated, setIsOutdated] = useState(false);
  const mark = useRef('');
  /** When the first change came that is not written down yet. */
  const since = useRef(0);
  const isRestored = restored?.keptAs === keptAs;
  const { lines, order, decisions, sending } = state;

  const restore = (kept: Marked | undefined) => {
    const wasKept = Array.isArray(kept?.given);
    mark.current = markOf(kept);
    if (kept && wasKept) dispatch(sheetRestored(kept));
    setRestored({ keptAs, wasKept });
    setIsOutdated(false);
  };
  const restoreFirst = useEffectEvent(restore);

  // The browser's memory lies outside React; it answers later.
  useEffect(() => {
    let isWanted = true;
    void readKept<Marked>(keptAs).then((kept) => {
      if (isWanted) restoreFirst(kept);
    });
    return () => {
      isWanted = false;
    };
  }, [keptAs]);

  const write = async (isForced: boolean) => {
    const isOpen = order.length > 0;
    since.current = 0;
    const ours = mark.current;
    mark.current = isOpen ? nanoid() : '';
    const value = isOpen ? { ...keptOf(state), mark: mark.current } : undefined;
    const isOurs = (now: Marked | undefined) => isForced || markOf(now) === ours;
    if (await keepOurs<Marked>(keptAs, value, isOurs)) return;
    mark.current = ours;
    setIsOutdated(true);
  };

  // A request that is under way is written down at once, what was decided after a pause.
  useEffect(() => {
    if (!isRestored || isOutdated || order === emptySheet.order) return;
    since.current ||= performance.now();
    const waited = performance.now() - since.current;
    const pause = sending ? 0 : Math.max(0, Math.min(PAUSE, LONGEST - waited));
    const kept = () => ({ ...keptOf(state), mark: mark.current });
    return keepSoon(keptAs, kept, { write: () => write(false), pause });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reports are not kept: they are asked for anew
  }, [keptAs, isRestored, isOutdated, lines.length, order, decisions, sending]);

  const look = useEffectEvent(async () => {
    const kept = await readKept<Marked>(keptAs);
    if (isRestored && markOf(kept) !== mark.current) setIsOutdated(true);
  });
  // Another tab may have gone on with the same sheet meanwhile.
  useEffect(() => {
    const arrive = () => void look();
    window.addEventListener('focus', arrive);
    return () => window.removeEventListener('focus', arrive);
  }, []);

  return {
    isRestored,
    wasKept: isRestored && restored.wasKept,
    /** Another tab has changed the sheet: one of both goes on. */
    isOutdated,
    showOther: async () => restore(await readKept<Marked>(keptAs)),
    goOn: async () => {
      setIsOutdated(false);
      await write(true);
    },
  };
}
