import { useTranslate } from '../../i18n/useTranslate';
import { selectUser } from '../../slices/session';
import { signOutChosen } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Sheet } from '../../ui/Sheet';

import { SignInForm } from './SignInForm';

/** The session has ended: sign in over the page, and the interrupted call goes on. Nothing typed is lost. */
export function SignInAgain() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectUser);
  return (
    <Sheet kind="middle" title={t('signIn.again')} onClose={() => dispatch(signOutChosen())}>
      <p>{t('signIn.again.why')}</p>
      <SignInForm email={email ?? ''} />
    </Sheet>
  );
}
