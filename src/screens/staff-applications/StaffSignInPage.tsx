import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { FormCard } from '../../ui/FormCard';
import { usePageTitle } from '../../ui/PageTitle';
import { color, space } from '../../ui/theme';

import { StaffSignInForm } from './StaffSignInForm';

const ShopLink = styled.p`
  margin-top: ${space(6)};
`;

const Explanation = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
`;

/** Sign-in page for staff; a customer's password is not accepted here. */
export function StaffSignInPage() {
  const t = useTranslate();
  usePageTitle(t('staff.signIn'));
  return (
    <FormCard>
      <h1>{t('staff.signIn')}</h1>
      <Explanation>{t('staff.signIn.why')}</Explanation>
      <StaffSignInForm />
      <ShopLink>
        <a href={paths.home}>{t('staff.signIn.shop')}</a>
      </ShopLink>
    </FormCard>
  );
}
