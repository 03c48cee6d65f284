import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import type { CartCall, Settlement } from '../../slices/cartIntents';
import { linesAdded } from '../../slices/cartPreview';
import { previewOfCode } from '../../slices/previewItem';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { waitForSettlement } from '../../store/waitForSettlement';

interface QuickEntry {
  code: string;
  packs: number;
}

/** Outcome of adding one code. */
export interface QuickOutcome extends Settlement {
  code: string;
}

const EMPTY_ENTRY: QuickEntry = { code: '', packs: 0 };

/**
 * Adds typed codes; accepts the next one while earlier ones are in flight, at a scanner's typing
 * speed.
 */
export function useQuickAdd() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [pendingCount, setPendingCount] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly QuickOutcome[]>([]);

  const send = async (sent: QuickEntry) => {
    const { code } = sent;
    const item = sent.packs || 1;
    const key = nanoid();
    if (pendingCount === 0) setOutcomes([]);
    setPendingCount((count) => count + 1);
    const lines = [previewOfCode(code, item)];
    const call: CartCall = { name: 'opticon', products: [{ code, item }] };
    dispatch(linesAdded({ lines, source: 'number', key, call }));
    const settled = await waitForSettlement(store, 'number', key);
    setPendingCount((count) => count - 1);
    // Lines that still wait for the server are shown in the cart.
    if (!settled) return;
    setOutcomes((previous) => [...previous, { ...settled, code }]);
    // A refused code is restored for correction, unless the next one has been started meanwhile.
    if (settled.ids.length === 0) setEntry((current) => (current.code === '' ? sent : current));
  };

  return {
    ...entry,
    canAdd: entry.code.trim() !== '',
    outcomes,
    typeCode: (code: string) => setEntry({ ...entry, code }),
    typePacks: (packs = 0) => setEntry({ ...entry, packs }),
    add: () => {
      const code = entry.code.trim();
      if (code === '') return;
      setEntry(EMPTY_ENTRY);
      void send({ ...entry, code });
    },
    /** The code of the next product, scanned into the quantity of this one. */
    scan: (code: string) => {
      setEntry(EMPTY_ENTRY);
      if (entry.code.trim() !== '') void send({ ...entry, code: entry.code.trim() });
      void send({ code, packs: 1 });
    },
    /** Adds the intended product when a code matches several. */
    choose: (code: string, chosen: QuickEntry) => {
      setEntry((current) => (current.code === code ? EMPTY_ENTRY : current));
      void send(chosen);
    },
  };
}

export type QuickAdd = ReturnType<typeof useQuickAdd>;
