import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import { readQuantity } from '#domain/quantity';

import type { CartCall } from '../../slices/cartIntents';
import type { Settlement } from '../../slices/cartIntents';
import { linesAdded } from '../../slices/cartPreview';
import { previewOfCode } from '../../slices/previewItem';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { untilSettled } from '../../store/untilSettled';

/** Adds one typed code at a time; what did not go in stays in the boxes, under the same key. */
export function useQuickAdd() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [typed, setTyped] = useState({ code: '', packs: 0, key: nanoid() });
  const [isLoading, setIsLoading] = useState(false);
  const [settled, setSettled] = useState<Settlement | null>(null);
  const canAdd = typed.code.trim() !== '' && !isLoading;

  const send = async (code: string, key: string) => {
    const item = typed.packs || 1;
    setSettled(null);
    setIsLoading(true);
    const lines = [previewOfCode(code, item)];
    const call: CartCall = { name: 'opticon', products: [{ code, item }] };
    dispatch(linesAdded({ lines, source: 'number', key, call }));
    const outcome = await untilSettled(store, 'number', key);
    setIsLoading(false);
    setSettled(outcome ?? null);
    // What waits for the server stands in the cart; what it refused is still to be put right.
    const isDone = !outcome || outcome.ids.length > 0;
    // The next code may have been begun meanwhile.
    setTyped((kept) => ({
      ...(isDone && kept.key === typed.key ? { code: '', packs: 0 } : kept),
      key: nanoid(),
    }));
  };

  return {
    code: typed.code,
    packs: typed.packs,
    canAdd,
    reason: settled?.reason,
    outcome: settled?.report?.[0] ?? null,
    typeCode: (code: string) => setTyped({ ...typed, code, key: nanoid() }),
    typePacks: (text: string) => {
      const packs = readQuantity(text);
      if (packs !== undefined) setTyped({ ...typed, packs, key: nanoid() });
    },
    add: async () => {
      if (canAdd) await send(typed.code.trim(), typed.key);
    },
    /** Of several products with this code, the one that was meant. */
    choose: (productId: string) => send(productId, nanoid()),
  };
}

export type QuickAdd = ReturnType<typeof useQuickAdd>;
