import type { Feature } from '#domain/features';

import { useListFeaturesQuery } from './features';

/**
 * Whether the server supports a feature beyond section 7 of the specification; assumed while
 * unknown.
 */
export function useIsOffered(feature: Feature): boolean {
  const { data } = useListFeaturesQuery();
  return data?.includes(feature) ?? true;
}
