import { useLocation } from 'react-router';

import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { SignInScreen } from './SignInScreen';

/** Once signed in, the guard of the route leads on to where the buyer was going. */
export function SignInPage() {
  const t = useTranslate();
  usePageTitle(t('signIn.title'));
  const { state } = useLocation() as { state: { email?: string } | null };
  return <SignInScreen email={state?.email} />;
}
