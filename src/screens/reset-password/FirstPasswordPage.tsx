import { useState } from 'react';

import { useShowPasswordLinkQuery } from '../../api/account';
import { isTemporary } from '../../api/reasonOf';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { FormCard } from '../../ui/FormCard';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';
import { takeFocus } from '../../ui/takeFocus';
import { useReason } from '../../ui/useReason';

import { PasswordForm } from './PasswordForm';
import { RequestNewLink } from './RequestNewLink';

/** Sets the first password of an approved applicant: names the account, then links to sign-in. */
export function FirstPasswordPage() {
  const t = useTranslate();
  const title = t('reset.first.title');
  usePageTitle(title);
  const reason = useReason();
  const token = useLinkToken();
  const lang = useAppSelector(selectLanguage);
  const [account, setAccount] = useState<string>();
  const { isAble, error: abilityError } = useFeatureSupport('first-password');
  const { data, error, isLoading } = useShowPasswordLinkQuery(
    { token, lang },
    { skip: !token || !isAble || account !== undefined },
  );

  if (isLoading || (isAble === undefined && !abilityError)) return <Spinner />;
  if (account !== undefined) return <FirstPasswordSet email={account} />;
  const isLinkInvalid = error !== undefined && !isTemporary(error);
  if (!token || isLinkInvalid) {
    return (
      <FormCard>
        <PageHead title={title} />
        <RequestNewLink why={isLinkInvalid ? reason(error) : t('reset.noLink')} />
      </FormCard>
    );
  }
  return (
    <PasswordForm
      key={data?.email}
      token={token}
      email={data?.email}
      label={t('reset.first.new')}
      submit={t('reset.first.submit')}
      onSet={setAccount}
    >
      <PageHead
        isTight
        title={title}
        about={data ? aboutAccount(t, data) : t('reset.first.words')}
      />
    </PasswordForm>
  );
}

/** Whose password it is; a colleague is told for whom to order, and by whom invited. */
function aboutAccount(
  t: Translate,
  { email, company = '', inviter = '' }: { email: string; company?: string; inviter?: string },
): string {
  if (!company) return t('reset.first.account', { email });
  return t(inviter ? 'reset.first.inviter' : 'reset.first.company', { email, company, inviter });
}

/** The link to sign-in takes the focus that the form had. */
function FirstPasswordSet({ email }: { email: string }) {
  const t = useTranslate();
  return (
    <FormCard>
      <PageHead title={t('reset.first.done')} />
      <FormMessage kind="good">{t('reset.first.next', { email })}</FormMessage>
      <p>
        <PrimaryButton as={Link} to={paths.signIn} state={{ email }} ref={takeFocus}>
          {t('signIn.title')}
        </PrimaryButton>
      </p>
    </FormCard>
  );
}
