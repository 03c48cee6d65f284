import { useCallback } from 'react';

import { noticeGiven } from '../../slices/notices';
import { useStaffDispatch } from '../../store/staffStore';

/** `notify(kind, text)`: tells in a toast, which is read aloud too. */
export function useNotify() {
  const dispatch = useStaffDispatch();
  return useCallback(
    (kind: 'success' | 'error', text: string) => {
      dispatch(noticeGiven({ kind, message: { text } }));
    },
    [dispatch],
  );
}
