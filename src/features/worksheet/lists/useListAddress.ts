import { nanoid } from '@reduxjs/toolkit';
import { useSearchParams } from 'react-router';

import { useFormat } from '../../../i18n/useFormat';
import { noticeGiven } from '../../../slices/notices';
import { useAppDispatch } from '../../../store/hooks';

import { makeRoom, MOST_LISTS, type StoredLists } from './storedLists';
import { useListName } from './useListName';

/** The list that the address names, so that a reload, a second tab and the way back each keep to their own. */
export function useListAddress(lists: StoredLists) {
  const [address, setAddress] = useSearchParams();
  const dispatch = useAppDispatch();
  const format = useFormat();
  const nameOf = useListName();

  return {
    /** `null` where the address leaves it open, empty where no list is wanted. */
    id: address.get('list'),
    open: (id: string, isInPlace = false) =>
      setAddress(
        (before) => {
          before.set('list', id);
          return before;
        },
        { replace: isInPlace },
      ),
    /** The name of a new list; of too many the oldest makes room, and that is said. */
    begin: async (): Promise<string> => {
      for (const list of await makeRoom(lists)) {
        const params = { name: nameOf(list), when: format.dateTime(list.at), most: MOST_LISTS };
        dispatch(noticeGiven({ kind: 'warning', message: { key: 'lists.dropped', params } }));
      }
      return nanoid();
    },
  };
}
