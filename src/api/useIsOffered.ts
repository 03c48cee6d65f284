import type { Feature } from '#domain/features';

import { useListFeaturesQuery } from './account';

/** Whether the server does this beyond section 7 of the specification; taken for granted until it has told. */
export function useIsOffered(feature: Feature): boolean {
  const { data } = useListFeaturesQuery();
  return data?.includes(feature) ?? true;
}
