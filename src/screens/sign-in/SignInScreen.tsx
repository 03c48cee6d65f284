import { styled } from 'styled-components';

import { SignInForm } from '../../features/sign-in/SignInForm';
import { useTranslate } from '../../i18n/useTranslate';
import { ACCOUNTS } from '../../paths';
import { color, radius, space } from '../../ui/theme';

const Card = styled.section`
  max-width: 420px;
  margin: ${space(8)} auto;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Help = styled.p`
  margin-top: ${space(6)};
  color: ${color.inkSoft};
`;

export function SignInScreen() {
  const t = useTranslate();
  return (
    <Card>
      <h1>{t('signIn.title')}</h1>
      <SignInForm />
      <Help>
        {t('signIn.help')} <a href={`mailto:${ACCOUNTS}`}>{ACCOUNTS}</a>
      </Help>
    </Card>
  );
}
