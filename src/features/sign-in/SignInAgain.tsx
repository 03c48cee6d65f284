import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectUser, signOutChosen } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';

import { SignInForm } from './SignInForm';
import { SignInOverPage } from './SignInOverPage';

/** Renews a customer's session in a dialog over the page. */
export function SignInAgain() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectUser);
  return (
    <SignInOverPage
      title={t('signIn.again')}
      email={email}
      onSignOut={() => dispatch(signOutChosen())}
      forgotten={
        <Link to={paths.forgotPassword} target="_blank">
          {t('signIn.forgot')}
        </Link>
      }
    >
      <SignInForm email={email} />
    </SignInOverPage>
  );
}
