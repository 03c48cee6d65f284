import { useLinkToken } from '../../features/link-token/useLinkToken';
import { useTranslate } from '../../i18n/useTranslate';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { PasswordForm } from './PasswordForm';
import { RequestNewLink } from './RequestNewLink';

/** Replaces a forgotten password. */
export function ResetPasswordPage() {
  const t = useTranslate();
  usePageTitle(t('reset.title'));
  const token = useLinkToken();
  return (
    <PasswordForm token={token} label={t('reset.new')} submit={t('reset.submit')}>
      <PageHead isTight title={t('reset.title')} about={t('reset.words')} />
      {!token && <RequestNewLink why={t('reset.noLink')} />}
    </PasswordForm>
  );
}
