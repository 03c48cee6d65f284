import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Logo } from '../../ui/Logo';
import { usePageTitle } from '../../ui/PageTitle';
import { color, size, space } from '../../ui/theme';

import { CountryChoice } from './CountryChoice';
import { LanguageChoice } from './LanguageChoice';
import { WelcomeLinks } from './WelcomeLinks';

/** The links are at the bottom, within reach of the thumb. */
const Column = styled.div`
  display: grid;
  gap: ${space(6)};
  align-content: space-between;
  max-width: 420px;
  min-height: min(70vh, 560px);
  margin: 0 auto;
`;

const Text = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
`;

const Title = styled.h1`
  margin-top: ${space(3)};
  font-size: ${size.xl};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** Welcome page for phones, laid out for one-handed use. */
export function WelcomeMobilePage() {
  const t = useTranslate();
  usePageTitle(t('welcome.title'));
  return (
    <Column>
      <header>
        <Logo />
        <Title>{t('footer.company')}</Title>
        <Text>{t('home.words')}</Text>
      </header>
      <Choices>
        <CountryChoice />
        <LanguageChoice />
      </Choices>
      <WelcomeLinks isStacked />
    </Column>
  );
}
