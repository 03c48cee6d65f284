import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import { readQuantity } from '#domain/quantity';

import type { CartCall, Settlement } from '../../slices/cartIntents';
import { linesAdded } from '../../slices/cartPreview';
import { previewOfCode } from '../../slices/previewItem';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { waitForSettlement } from '../../store/waitForSettlement';

interface Typed {
  code: string;
  packs: number;
}

/** Outcome of adding one code. */
export interface QuickOutcome extends Settlement {
  code: string;
}

const NOTHING: Typed = { code: '', packs: 0 };

/**
 * Adds typed codes; accepts the next one while earlier ones are in flight, at a scanner's typing
 * speed.
 */
export function useQuickAdd() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [typed, setTyped] = useState(NOTHING);
  const [underWay, setUnderWay] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly QuickOutcome[]>([]);

  const send = async (sent: Typed) => {
    const { code } = sent;
    const item = sent.packs || 1;
    const key = nanoid();
    if (underWay === 0) setOutcomes([]);
    setUnderWay((count) => count + 1);
    const lines = [previewOfCode(code, item)];
    const call: CartCall = { name: 'opticon', products: [{ code, item }] };
    dispatch(linesAdded({ lines, source: 'number', key, call }));
    const settled = await waitForSettlement(store, 'number', key);
    setUnderWay((count) => count - 1);
    // Lines that still wait for the server are shown in the cart.
    if (!settled) return;
    setOutcomes((told) => [...told, { ...settled, code }]);
    // A refused code is restored for correction, unless the next one has been started meanwhile.
    if (settled.ids.length === 0) setTyped((kept) => (kept.code === '' ? sent : kept));
  };

  return {
    ...typed,
    canAdd: typed.code.trim() !== '',
    outcomes,
    typeCode: (code: string) => setTyped({ ...typed, code }),
    typePacks: (text: string) => {
      const packs = readQuantity(text);
      if (packs !== undefined) setTyped({ ...typed, packs });
    },
    add: () => {
      const code = typed.code.trim();
      if (code === '') return;
      setTyped(NOTHING);
      void send({ ...typed, code });
    },
    /** Adds the intended product when a code matches several. */
    choose: (code: string, chosen: Typed) => {
      setTyped((kept) => (kept.code === code ? NOTHING : kept));
      void send(chosen);
    },
  };
}

export type QuickAdd = ReturnType<typeof useQuickAdd>;
