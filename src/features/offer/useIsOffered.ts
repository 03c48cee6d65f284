import { useListFeaturesQuery } from '../../api/account';
import { isUnknown } from '../../api/reasonOf';

/** Whether the server does this beyond section 7 of the specification; taken for granted until it has told. */
export function useIsOffered(feature: string): boolean {
  const { data, error } = useListFeaturesQuery();
  return !isUnknown(error) && (data?.includes(feature) ?? true);
}
