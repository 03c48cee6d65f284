import { noticeAdded } from '../../slices/notices';
import { useStaffDispatch } from '../../store/staffStore';

/** Returns `notify(kind, text)`, which shows a toast that screen readers announce too. */
export function useNotify() {
  const dispatch = useStaffDispatch();
  return (kind: 'success' | 'error', text: string) => {
    dispatch(noticeAdded({ kind, message: { text } }));
  };
}
