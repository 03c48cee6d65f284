import { useEffect, useState } from 'react';

import { onWritten } from '../../../store/persistence/records';

import type { StoredLists, UnfinishedList } from './storedLists';

/** The most recently deleted list. */
interface Deleted {
  list: UnfinishedList;
  restore: () => Promise<unknown>;
}

/** The unfinished lists besides the open one. */
export function useUnfinishedLists(lists: StoredLists, openId: string) {
  const [all, setAll] = useState<readonly UnfinishedList[]>([]);
  const [deleted, setDeleted] = useState<Deleted>();

  // Browser storage is external to React, and other tabs write to it too.
  useEffect(() => {
    let isActive = true;
    const refresh = () =>
      void lists.all().then((found) => {
        if (isActive) setAll(found);
      });
    const unsubscribe = onWritten((key) => {
      if (!key.endsWith(`:${openId}`)) refresh();
    });
    window.addEventListener('focus', refresh);
    refresh();
    return () => {
      isActive = false;
      unsubscribe();
      window.removeEventListener('focus', refresh);
    };
  }, [lists, openId]);

  return {
    others: all.filter(({ id }) => id !== openId),
    deleted: deleted?.list,
    remove: async (list: UnfinishedList) =>
      setDeleted({ list, restore: await lists.remove(list.id) }),
    undo: () => {
      void deleted?.restore();
      setDeleted(undefined);
    },
  };
}
