import { reasonOf, type Failure } from '../api/reasonOf';
import { noticeAdded } from '../slices/notices';

import { useAppDispatch } from './hooks';

/** Returns a function that tells in a toast why a call failed. */
export function useFailureNotice() {
  const dispatch = useAppDispatch();
  return (error: Failure) => dispatch(noticeAdded({ kind: 'error', message: reasonOf(error) }));
}
