import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import type { LineReport } from '#contract/lines';
import { readQuantity } from '#domain/quantity';

import { useUploadScansMutation } from '../../api/opticon';
import { useCustomer } from '../../store/useMarket';

/** Adds one typed code at a time; what did not go in stays in the boxes, under the same key. */
export function useQuickAdd() {
  const customer = useCustomer();
  const [uploadScans, { isLoading, error }] = useUploadScansMutation();
  const [typed, setTyped] = useState({ code: '', packs: 0, key: nanoid() });
  const [outcome, setOutcome] = useState<LineReport | null>(null);
  const canAdd = typed.code.trim() !== '' && !isLoading;

  const send = async (code: string, key: string) => {
    setOutcome(null);
    const products = [{ code, item: typed.packs || 1 }];
    const { data } = await uploadScans({ ...customer, products, key });
    const line = data?.lines[0];
    if (!line) return;
    setOutcome(line);
    if (line.possible > 0) setTyped({ code: '', packs: 0, key: nanoid() });
    else setTyped((kept) => ({ ...kept, key: nanoid() }));
  };

  return {
    code: typed.code,
    packs: typed.packs,
    canAdd,
    error,
    outcome,
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
