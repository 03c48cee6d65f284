import { useEffect, useState } from 'react';
import { string } from 'yup';

import type { Counting } from '#domain/quantity';

import { recordAt } from '../../../store/persistence/records';
import { useCustomer } from '../../../store/useMarket';

const COUNTINGS = ['packs', 'units'] as const satisfies readonly Counting[];

const countingRecord = (userId: string) =>
  recordAt('counting', userId, string().oneOf(COUNTINGS).required());

/**
 * What a customer's quantities count; `null` until the last choice is read from browser storage.
 */
export function useCounting() {
  const { user_id } = useCustomer();
  const [counting, setCounting] = useState<Counting | null>(null);

  // Browser storage is external to React.
  useEffect(() => {
    let isActive = true;
    void countingRecord(user_id)
      .read()
      .then((stored = 'packs') => {
        if (isActive) setCounting(stored);
      });
    return () => {
      isActive = false;
    };
  }, [user_id]);

  const choose = (chosen: Counting) => {
    setCounting(chosen);
    void countingRecord(user_id).write(chosen);
  };
  return [counting, choose] as const;
}
