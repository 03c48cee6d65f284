import { useEffect, useState } from 'react';

import { onWritten } from '../../../store/persistence/records';

import type { StoredLists, UnfinishedList } from './storedLists';

/** The most recently deleted list. */
interface Deleted {
  list: UnfinishedList;
  bringBack: () => Promise<unknown>;
}

/** The unfinished lists besides the open one. */
export function useUnfinished(lists: StoredLists, openId: string) {
  const [all, setAll] = useState<readonly UnfinishedList[]>([]);
  const [deleted, setDeleted] = useState<Deleted>();

  // Browser storage is external to React, and other tabs write to it too.
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      void lists.all().then((found) => {
        if (isWanted) setAll(found);
      });
    const stop = onWritten((key) => {
      if (!key.endsWith(`:${openId}`)) look();
    });
    window.addEventListener('focus', look);
    look();
    return () => {
      isWanted = false;
      stop();
      window.removeEventListener('focus', look);
    };
  }, [lists, openId]);

  return {
    others: all.filter(({ id }) => id !== openId),
    deleted: deleted?.list,
    remove: async (list: UnfinishedList) =>
      setDeleted({ list, bringBack: await lists.remove(list.id) }),
    undo: () => {
      void deleted?.bringBack();
      setDeleted(undefined);
    },
  };
}
