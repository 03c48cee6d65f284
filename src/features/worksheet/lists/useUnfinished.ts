import { useEffect, useState } from 'react';

import { onWritten } from '../../../store/persistence/records';

import type { StoredLists, UnfinishedList } from './storedLists';

/** A list that was deleted just now. */
interface Deleted {
  list: UnfinishedList;
  bringBack: () => Promise<unknown>;
}

/** The unfinished lists beside the one that is open. */
export function useUnfinished(lists: StoredLists, openId: string) {
  const [all, setAll] = useState<readonly UnfinishedList[]>([]);
  const [deleted, setDeleted] = useState<Deleted>();

  // The browser's memory lies outside React, and other tabs write there too.
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
