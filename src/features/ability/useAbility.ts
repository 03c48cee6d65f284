import { useListFeaturesQuery } from '../../api/account';
import { isUnknown } from '../../api/reasonOf';

/**
 * Whether the server does something beyond section 7 of the specification; `undefined` until it
 * has told. One that knows no such question does nothing beyond.
 */
export function useAbility(name: string) {
  const { data, error, refetch } = useListFeaturesQuery();
  if (isUnknown(error)) return { isAble: false, error: undefined, refetch };
  return { isAble: data?.includes(name), error: data ? undefined : error, refetch };
}
