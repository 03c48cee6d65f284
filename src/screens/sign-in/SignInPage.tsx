import { useLocation } from 'react-router';

import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { SignInScreen } from './SignInScreen';

/** Sign-in page; once signed in, the route guard redirects to where the buyer was going. */
export function SignInPage() {
  const t = useTranslate();
  usePageTitle(t('signIn.title'));
  const { state } = useLocation() as { state: { email?: string } | null };
  return <SignInScreen email={state?.email} />;
}
