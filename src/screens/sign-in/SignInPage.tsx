import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { SignInForm } from '../../features/sign-in/SignInForm';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormCard } from '../../ui/FormCard';
import { Link } from '../../ui/Link';
import { usePageTitle } from '../../ui/PageTitle';
import { space } from '../../ui/theme';

/** Sign-in page; once signed in, the route guard redirects to where the buyer was going. */
export function SignInPage() {
  const t = useTranslate();
  usePageTitle(t('signIn.title'));
  const { state } = useLocation() as { state: { email?: string } | null };
  return <SignInScreen email={state?.email} />;
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(6)};
`;

const Anchor = styled(Link)`
  min-height: 24px;
`;

function SignInScreen({ email }: { email: string | undefined }) {
  const t = useTranslate();
  return (
    <FormCard>
      <h1>{t('signIn.title')}</h1>
      <SignInForm email={email} />
      <Links>
        <Anchor to={paths.forgotPassword}>{t('signIn.forgot')}</Anchor>
        <Anchor to={paths.register}>{t('signIn.register')}</Anchor>
      </Links>
    </FormCard>
  );
}
