import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { color, from, size, space } from '../../ui/theme';

const About = styled.aside`
  max-width: 26.25rem;
  margin: ${space(4)} auto 0;

  ${from.desktop} {
    margin-top: ${space(8)};
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${size.xl};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Fact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
`;

const Sign = styled(Icon)`
  margin-top: 1px;
  color: ${color.primary};
`;

const FACTS = [
  ['file', 'register.about.asked'],
  ['info', 'register.about.time'],
  ['check', 'register.about.saved'],
  ['chat', 'register.about.next'],
] as const;

/** What an application asks for, how long it takes and what follows. */
export function AboutApplication() {
  const t = useTranslate();
  return (
    <About aria-labelledby="about-application">
      <Title id="about-application">{t('signIn.register')}</Title>
      <Facts>
        {FACTS.map(([icon, text]) => (
          <Fact key={text}>
            <Sign name={icon} size={20} />
            {t(text)}
          </Fact>
        ))}
      </Facts>
    </About>
  );
}
