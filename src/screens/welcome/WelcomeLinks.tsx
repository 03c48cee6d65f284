import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectCountry } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { Button, PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  > * {
    min-height: 44px;
  }
`;

const StackedLinks = styled(Links)`
  flex-direction: column;
`;

/** Links to sign in, apply, or browse the shop first. */
export function WelcomeLinks({ isStacked = false }: { isStacked?: boolean }) {
  const t = useTranslate();
  const country = useAppSelector(selectCountry);
  const Container = isStacked ? StackedLinks : Links;
  return (
    <Container>
      <PrimaryButton as={Link} to={paths.signIn}>
        {t('signIn.title')}
      </PrimaryButton>
      <Button as={Link} to={paths.register} state={{ country }}>
        {t('signIn.register')}
      </Button>
      <Button as={Link} to={paths.home}>
        {t('favourites.browse')}
      </Button>
    </Container>
  );
}
