import { useSignInMutation } from '../../api/account';
import { selectLanguage } from '../../slices/language';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { startSession } from '../../store/sessions';

import { CredentialsForm, type Credentials } from './CredentialsForm';

/** Signs in a customer by email and password, and starts the session from the response. */
export function SignInForm({ email = '' }: { email?: string | undefined }) {
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const [signIn, { isLoading, error }] = useSignInMutation();

  const send = async (credentials: Credentials) => {
    const { data: sessionData } = await signIn({ ...credentials, lang });
    if (sessionData) await dispatch(startSession(sessionData));
  };
  return <CredentialsForm email={email} isLoading={isLoading} error={error} onSend={send} />;
}
