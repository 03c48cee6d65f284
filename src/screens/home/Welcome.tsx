import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { shownWhole } from '../../ui/shownWhole';
import { color, from, radius, size, space } from '../../ui/theme';

import { Highlights } from './Highlights';

const Hero = styled.section`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.primaryTint};
  ${shownWhole}

  > * {
    min-width: 0;
  }

  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(400px, 1fr));
    gap: ${space(10)};
    padding: ${space(8)} ${space(10)};
  }
`;

const Intro = styled.p`
  max-width: 56ch;
  margin: ${space(4)} 0 ${space(6)};
  font-size: ${size.l};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Hero for visitors: introduction, links to sign in and register, and the highlights. */
export function Welcome() {
  const t = useTranslate();
  return (
    <Hero aria-labelledby="welcome-title">
      <div>
        <h1 id="welcome-title">{t('footer.company')}</h1>
        <Intro>{t('home.words')}</Intro>
        <Actions>
          <PrimaryButton as={Link} to={paths.signIn}>
            {t('signIn.title')}
          </PrimaryButton>
          <Button as={Link} to={paths.register}>
            {t('signIn.register')}
          </Button>
        </Actions>
      </div>
      <Highlights />
    </Hero>
  );
}
