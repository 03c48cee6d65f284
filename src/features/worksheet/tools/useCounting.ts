import { useEffect, useState } from 'react';
import { string } from 'yup';

import type { Counting } from '../../../slices/worksheets/sheet';
import { recordAt } from '../../../store/persistence/records';
import { useCustomer } from '../../../store/useMarket';

const countings = ['packs', 'units'] as const satisfies readonly Counting[];

const countingOf = (userId: string) =>
  recordAt('counting', userId, string().oneOf(countings).required());

/**
 * What a customer's quantities count; `null` until the last choice is read from browser storage.
 */
export function useCounting() {
  const { user_id } = useCustomer();
  const [counting, setCounting] = useState<Counting | null>(null);

  // Browser storage is external to React.
  useEffect(() => {
    let isWanted = true;
    void countingOf(user_id)
      .read()
      .then((stored = 'packs') => {
        if (isWanted) setCounting(stored);
      });
    return () => {
      isWanted = false;
    };
  }, [user_id]);

  const choose = (chosen: Counting) => {
    setCounting(chosen);
    void countingOf(user_id).write(chosen);
  };
  return [counting, choose] as const;
}
