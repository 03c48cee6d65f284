import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { usePageTitle } from '../../ui/PageTitle';
import { color, from, radius, space } from '../../ui/theme';

import { StaffSignInForm } from './StaffSignInForm';

const Card = styled.section`
  max-width: 420px;
  margin: ${space(8)} auto;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.tablet} {
    padding: ${space(6)};
  }
`;

const Shop = styled.p`
  margin-top: ${space(6)};
`;

const Why = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
`;

/** The staff's own way in; a customer's password does not open it. */
export function StaffSignInPage() {
  const t = useTranslate();
  usePageTitle(t('staff.signIn'));
  return (
    <Card>
      <h1>{t('staff.signIn')}</h1>
      <Why>{t('staff.signIn.why')}</Why>
      <StaffSignInForm />
      <Shop>
        <a href={paths.home}>{t('staff.signIn.shop')}</a>
      </Shop>
    </Card>
  );
}
