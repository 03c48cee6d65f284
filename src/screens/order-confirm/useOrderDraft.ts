import { useEffect, useState } from 'react';

import { draftRecord, createDraft, type OrderDraft } from './orderDraft';

/** The customer's draft, stored on every change; `undefined` until it has been read. */
export function useOrderDraft(userId: string) {
  const [draft, setDraft] = useState<OrderDraft>();

  // IndexedDB responds asynchronously, and lives outside React.
  useEffect(() => {
    let isActive = true;
    const record = draftRecord(userId);
    void record.read().then(async (stored) => {
      const initial = stored ?? createDraft();
      if (!stored) await record.write(initial);
      if (isActive) setDraft(initial);
    });
    return () => {
      isActive = false;
    };
  }, [userId]);

  const changeDraft = async (next: OrderDraft): Promise<void> => {
    setDraft(next);
    await draftRecord(userId).write(next);
  };
  return { draft, changeDraft };
}
