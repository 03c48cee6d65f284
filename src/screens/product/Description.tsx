import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { LongHtml } from '../../ui/LongHtml';
import { Prose } from '../../ui/Prose';
import { color, from, size, space } from '../../ui/theme';

const Section = styled.section`
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  ${from.wide} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${size.l};
`;

/** The distributor's description of a product. */
export function Description({ html }: { html: string }) {
  const t = useTranslate();
  return (
    <Section aria-labelledby="description-title">
      <Title id="description-title">{t('detail.description')}</Title>
      <Prose>
        <LongHtml html={html} />
      </Prose>
    </Section>
  );
}
