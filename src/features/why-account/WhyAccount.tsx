import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { color, from, size, space } from '../../ui/theme';

const Reasons = styled.ul`
  display: grid;
  gap: ${space(5)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

const Title = styled.h3`
  margin-bottom: ${space(1)};
  font-size: ${size.l};
`;

const Sign = styled(Icon)`
  margin-bottom: ${space(2)};
  color: ${color.primary};
`;

const REASONS = [
  ['check', 'home.why.prices', 'home.why.prices.words'],
  ['repeat', 'home.why.again', 'home.why.again.words'],
  ['scan', 'home.why.scan', 'home.why.scan.words'],
  ['file', 'home.why.credit', 'home.why.credit.words'],
] as const;

/** The advantages of a trade account over browsing as a visitor. */
export function WhyAccount() {
  const t = useTranslate();
  return (
    <Reasons>
      {REASONS.map(([icon, title, text]) => (
        <li key={title}>
          <Sign name={icon} size={28} />
          <Title>{t(title)}</Title>
          <Text>{t(text)}</Text>
        </li>
      ))}
    </Reasons>
  );
}
