import { nanoid } from '@reduxjs/toolkit';
import { useSearchParams } from 'react-router';

import { useFormat } from '../../../i18n/useFormat';
import { noticeAdded } from '../../../slices/notices';
import { useAppDispatch } from '../../../store/hooks';

import { makeRoom, MAX_LISTS, type StoredLists } from './storedLists';
import { useListName } from './useListName';

/**
 * The list named in the query string, so that a reload, another tab and the back button keep their
 * own.
 */
export function useListAddress(lists: StoredLists) {
  const [address, setAddress] = useSearchParams();
  const dispatch = useAppDispatch();
  const format = useFormat();
  const nameOf = useListName();

  return {
    /** `null` if the address does not specify a list, empty if no list is wanted. */
    id: address.get('list'),
    open: (id: string, isInPlace = false) =>
      setAddress(
        (before) => {
          before.set('list', id);
          return before;
        },
        { replace: isInPlace },
      ),
    /**
     * Returns the ID of a new list; if there are too many, deletes the oldest and shows a notice.
     */
    begin: async (): Promise<string> => {
      for (const list of await makeRoom(lists)) {
        const params = { name: nameOf(list), when: format.dateTime(list.at), most: MAX_LISTS };
        dispatch(noticeAdded({ kind: 'warning', message: { key: 'lists.dropped', params } }));
      }
      return nanoid();
    },
  };
}
