import { useListFeaturesQuery } from '../../api/account';
import { isUnknown } from '../../api/reasonOf';

/** Whether the server can say beforehand what would become of lines; `undefined` until it has told. */
export function useCanCheck() {
  const { data, error, refetch } = useListFeaturesQuery();
  if (isUnknown(error)) return { canCheck: false, error: undefined, refetch };
  return { canCheck: data?.includes('check'), error: data ? undefined : error, refetch };
}
