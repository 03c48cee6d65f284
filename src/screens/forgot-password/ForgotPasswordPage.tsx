import { useAskForResetMutation } from '../../api/account';
import { EmailLinkForm } from '../../features/sign-in/EmailLinkForm';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

const MESSAGE_KEYS = { sent: 'password.linkSent', send: 'forgot.send' } as const;

/** Requests a password reset link; the response is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  usePageTitle(t('forgot.title'));
  const [requestReset, request] = useAskForResetMutation();
  const head = <PageHead isTight title={t('forgot.title')} about={t('forgot.words')} />;
  return (
    <EmailLinkForm head={head} ask={requestReset} request={request} messages={MESSAGE_KEYS}>
      <Link to={paths.signIn}>{t('reset.signIn')}</Link>
    </EmailLinkForm>
  );
}
