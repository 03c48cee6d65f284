import { useEffect, useState } from 'react';

import { keepDraft, newDraft, readDraft, type OrderDraft } from './orderDraft';

/** The customer's draft, kept with every change; `undefined` until it has been read. */
export function useOrderDraft(userId: string) {
  const [draft, setDraft] = useState<OrderDraft>();

  // The browser's database answers later, and lies outside React.
  useEffect(() => {
    let isWanted = true;
    void readDraft(userId).then(async (kept) => {
      const opened = kept ?? newDraft();
      if (!kept) await keepDraft(userId, opened);
      if (isWanted) setDraft(opened);
    });
    return () => {
      isWanted = false;
    };
  }, [userId]);

  const changeDraft = (next: OrderDraft): Promise<void> => {
    setDraft(next);
    return keepDraft(userId, next);
  };
  return { draft, changeDraft };
}
