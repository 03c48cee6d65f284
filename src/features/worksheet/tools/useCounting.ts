import { useEffect, useState } from 'react';

import type { Counting } from '../../../slices/worksheets/sheet';
import { readKept, writeKept } from '../../../store/kept';
import { useCustomer } from '../../../store/useMarket';

const keptAs = (userId: string) => `counting:${userId}`;

/** What a customer's quantities count; `null` until the browser has told what was chosen last. */
export function useCounting() {
  const { user_id } = useCustomer();
  const [counting, setCounting] = useState<Counting | null>(null);

  // The browser's memory lies outside React.
  useEffect(() => {
    let isWanted = true;
    void readKept<Counting>(keptAs(user_id)).then((kept) => {
      if (isWanted) setCounting(kept === 'units' ? 'units' : 'packs');
    });
    return () => {
      isWanted = false;
    };
  }, [user_id]);

  const choose = (chosen: Counting) => {
    setCounting(chosen);
    void writeKept(keptAs(user_id), chosen);
  };
  return [counting, choose] as const;
}
