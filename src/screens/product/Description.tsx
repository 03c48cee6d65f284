import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { LongHtml } from '../../ui/LongHtml';
import { color, size, space } from '../../ui/theme';

const Section = styled.section`
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  > h2 {
    margin-bottom: ${space(3)};
    font-size: ${size.l};
  }
`;

const Prose = styled.div`
  max-width: 72ch;

  > * + * {
    margin-top: ${space(3)};
  }

  ul,
  ol {
    padding-left: ${space(6)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  h3 {
    margin-top: ${space(5)};
    font-size: ${size.text};
  }

  h4 {
    font-weight: 600;
  }
`;

/** What the distributor says of a product. */
export function Description({ html }: { html: string }) {
  const t = useTranslate();
  return (
    <Section aria-labelledby="description-title">
      <h2 id="description-title">{t('detail.description')}</h2>
      <Prose>
        <LongHtml html={html} />
      </Prose>
    </Section>
  );
}
