import { styled } from 'styled-components';

import { WhyAccount } from '../../features/why-account/WhyAccount';
import { useTranslate } from '../../i18n/useTranslate';
import { Box, BoxTitle } from '../../ui/Box';
import { usePageTitle } from '../../ui/PageTitle';
import { color, from, radius, size, space } from '../../ui/theme';

import { CountryChoice } from './CountryChoice';
import { LanguageChoice } from './LanguageChoice';
import { WelcomeLinks } from './WelcomeLinks';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 420px;
  }
`;

const Hero = styled.section`
  display: grid;
  align-content: center;
  padding: ${space(8)} ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.primaryTint};
`;

const Text = styled.p`
  max-width: 56ch;
  margin: ${space(4)} 0 ${space(8)};
  font-size: ${size.l};
`;

const Choices = styled(Box)`
  display: grid;
  gap: ${space(5)};
  align-content: start;
`;

const Title = styled(BoxTitle)`
  margin: 0;
`;

const ChoicesText = styled.p`
  color: ${color.inkSoft};
`;

const Benefits = styled.section`
  margin-top: ${space(10)};
`;

const BenefitsTitle = styled.h2`
  margin-bottom: ${space(4)};
`;

/**
 * Welcome page for first-time visitors on desktops: introduction, country and language, and links
 * to sign in or apply.
 */
export function WelcomePage() {
  const t = useTranslate();
  usePageTitle(t('welcome.title'));
  return (
    <>
      <Columns>
        <Hero aria-labelledby="welcome-title">
          <h1 id="welcome-title">{t('footer.company')}</h1>
          <Text>{t('home.words')}</Text>
          <WelcomeLinks />
        </Hero>
        <Choices aria-labelledby="choices-title">
          <Title id="choices-title">{t('welcome.where')}</Title>
          <ChoicesText>{t('welcome.where.why')}</ChoicesText>
          <CountryChoice />
          <LanguageChoice />
        </Choices>
      </Columns>
      <Benefits aria-labelledby="why-title">
        <BenefitsTitle id="why-title">{t('home.why')}</BenefitsTitle>
        <WhyAccount />
      </Benefits>
    </>
  );
}
