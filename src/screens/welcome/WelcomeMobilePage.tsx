import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Logo } from '../../ui/Logo';
import { usePageTitle } from '../../ui/PageTitle';
import { color, size, space } from '../../ui/theme';

import { CountryChoice } from './CountryChoice';
import { LanguageChoice } from './LanguageChoice';

import { WaysIn } from './WaysIn';

/** The ways in lie low, where the thumb is. */
const Column = styled.div`
  display: grid;
  gap: ${space(6)};
  align-content: space-between;
  max-width: 420px;
  min-height: min(70vh, 560px);
  margin: 0 auto;

  h1 {
    margin-top: ${space(3)};
    font-size: ${size.xl};
  }

  p {
    margin-top: ${space(2)};
    color: ${color.inkSoft};
  }
`;

const Choices = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Thumb = styled.div`
  > div {
    flex-direction: column;
  }

  .button {
    width: 100%;
  }
`;

/** The same for one thumb. */
export function WelcomeMobilePage() {
  const t = useTranslate();
  usePageTitle(t('welcome.title'));
  return (
    <Column>
      <header>
        <Logo />
        <h1>{t('footer.company')}</h1>
        <p>{t('home.words')}</p>
      </header>
      <Choices>
        <CountryChoice />
        <LanguageChoice />
      </Choices>
      <Thumb>
        <WaysIn />
      </Thumb>
    </Column>
  );
}
