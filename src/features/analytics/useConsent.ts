import { selectConsent, type Consent } from '../../slices/consent';
import { useAppSelector } from '../../store/hooks';

/** Whether the browser declines for every site: Global Privacy Control counts as a decline. */
export const isDeclinedByBrowser = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl ===
  true;

export function useConsent(): Consent {
  const choice = useAppSelector(selectConsent);
  return isDeclinedByBrowser() ? 'declined' : choice;
}
