import { useEffect, useState } from 'react';

import { draftOf, newDraft, type OrderDraft } from './orderDraft';

/** The customer's draft, stored on every change; `undefined` until it has been read. */
export function useOrderDraft(userId: string) {
  const [draft, setDraft] = useState<OrderDraft>();

  // IndexedDB responds asynchronously, and lives outside React.
  useEffect(() => {
    let isWanted = true;
    const record = draftOf(userId);
    void record.read().then(async (kept) => {
      const opened = kept ?? newDraft();
      if (!kept) await record.write(opened);
      if (isWanted) setDraft(opened);
    });
    return () => {
      isWanted = false;
    };
  }, [userId]);

  const changeDraft = async (next: OrderDraft): Promise<void> => {
    setDraft(next);
    await draftOf(userId).write(next);
  };
  return { draft, changeDraft };
}
