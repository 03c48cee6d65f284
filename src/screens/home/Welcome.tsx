import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';
import { OPENING_ORDER_CENTS } from '#domain/application/openingOrder';

import { settings } from '../../api/settings';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
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

const Title = styled.h1`
  ${from.tablet} {
    font-size: ${size.hero};
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

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  margin-top: ${space(5)};
  color: ${color.inkSoft};
`;

/** Hero for visitors: introduction, links to register and sign in, facts, and the highlights. */
export function Welcome({ categories }: { categories: readonly DisplayCategory[] | undefined }) {
  const t = useTranslate();
  const { cents, time } = useFormat();
  const { country } = useMarket();
  const hours = settings.rules.shipping[country];
  const count = categories?.reduce((sum, { products }) => sum + products, 0) ?? 0;
  return (
    <Hero aria-labelledby="welcome-title">
      <div>
        <Title id="welcome-title">{t('footer.company')}</Title>
        <Intro>{t('home.words')}</Intro>
        <Actions>
          <PrimaryButton as={Link} to={paths.register}>
            {t('signIn.register')}
          </PrimaryButton>
          <Button as={Link} to={paths.signIn}>
            {t('signIn.title')}
          </Button>
        </Actions>
        <Facts>
          {categories && <li>{t('home.fact.products', { count, ranges: categories.length })}</li>}
          <li>{t('home.fact.opening', { amount: cents(OPENING_ORDER_CENTS[country]) })}</li>
          <li>
            {hours
              ? t('home.fact.sameDay', { time: time(`2000-01-01T${hours.cutOff}`) })
              : t('home.fact.pack')}
          </li>
        </Facts>
      </div>
      <Highlights />
    </Hero>
  );
}
