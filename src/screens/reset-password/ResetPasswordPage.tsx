import { useShowPasswordLinkQuery } from '../../api/account';
import { isTemporary } from '../../api/reasonOf';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';
import { useReason } from '../../ui/useReason';

import { PasswordForm } from './PasswordForm';
import { RequestNewLink } from './RequestNewLink';

/**
 * Replaces a forgotten password. The e-mail address is that of the link, or asked for if the link
 * does not say whose it is.
 */
export function ResetPasswordPage() {
  const t = useTranslate();
  usePageTitle(t('reset.title'));
  const reason = useReason();
  const token = useLinkToken();
  const lang = useAppSelector(selectLanguage);
  const { isAble, error: abilityError } = useFeatureSupport('first-password');
  const { data, error, isLoading } = useShowPasswordLinkQuery(
    { token, lang },
    { skip: !token || !isAble },
  );

  if (isLoading || (token && isAble === undefined && !abilityError)) return <Spinner />;
  const isLinkInvalid = error !== undefined && !isTemporary(error);
  return (
    <PasswordForm
      key={data?.email}
      token={token}
      email={data?.email}
      label={t('reset.new')}
      submit={t('reset.submit')}
    >
      <PageHead isTight title={t('reset.title')} about={t('reset.words')} />
      {isLinkInvalid && <RequestNewLink why={reason(error)} />}
      {!token && <RequestNewLink why={t('reset.noLink')} />}
    </PasswordForm>
  );
}
