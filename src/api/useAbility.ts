import type { Feature } from '#domain/features';

import { useListFeaturesQuery } from './account';

/**
 * Whether the server does something beyond section 7 of the specification; `undefined` until it
 * has told.
 */
export function useAbility(name: Feature) {
  const { data, error, refetch } = useListFeaturesQuery();
  return { isAble: data?.includes(name), error: data ? undefined : error, refetch };
}
