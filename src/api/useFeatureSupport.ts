import type { Feature } from '#domain/features';

import { useListFeaturesQuery } from './features';

/**
 * Whether the server supports a feature beyond section 7 of the specification; `undefined` while
 * unknown.
 */
export function useFeatureSupport(name: Feature) {
  const { data, error, refetch } = useListFeaturesQuery();
  return { isAble: data?.includes(name), error: data ? undefined : error, refetch };
}
