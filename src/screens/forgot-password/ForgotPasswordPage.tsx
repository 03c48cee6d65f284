import { useAskForResetMutation } from '../../api/account';
import { EmailLinkForm } from '../../features/sign-in/EmailLinkForm';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

const WORDS = { sent: 'password.linkSent', send: 'forgot.send' } as const;

/** Requests a password reset link; the response is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  usePageTitle(t('forgot.title'));
  const [ask, asked] = useAskForResetMutation();
  const head = <PageHead isTight title={t('forgot.title')} about={t('forgot.words')} />;
  return (
    <EmailLinkForm head={head} ask={ask} asked={asked} words={WORDS}>
      <Link to={paths.signIn}>{t('reset.signIn')}</Link>
    </EmailLinkForm>
  );
}
