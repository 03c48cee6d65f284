import { styled } from 'styled-components';

import type { Category } from '#contract/catalogue';
import type { ClassFlag } from '#domain/classCodes';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { color, from, size, space } from '../../ui/theme';

import { Highlights } from './Highlights';

const Section = styled.section`
  margin-top: ${space(10)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
  font-size: ${size.s};
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${size.l};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(4)} ${space(10)};

  > * {
    min-width: 0;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 480px;
  }
`;

const Line = styled.div`
  display: grid;
  gap: 0 ${space(4)};
  padding: ${space(1)} 0;

  ${from.tablet} {
    grid-template-columns: 120px minmax(0, 1fr);
  }
`;

const Names = styled.ul`
  display: flex;
  gap: 0 ${space(5)};
  overflow-x: auto;
  white-space: nowrap;

  ${from.tablet} {
    flex-wrap: wrap;
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
`;

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 28px;
`;

const LineTitle = styled.h3`
  font-size: ${size.s};
  line-height: 28px;
`;

const LINES = [
  ['F', 'New'],
  ['Y', 'Sale'],
  ['N', 'Soon'],
] as const satisfies readonly (readonly [ClassFlag, keyof Category])[];

/**
 * News from the distributor, small and last on the page: categories with new, discounted or
 * upcoming products, and the highlights.
 */
export function News({ categories }: { categories: readonly Category[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Section aria-labelledby="news-title">
      <Title id="news-title">{t('home.news')}</Title>
      <Columns>
        <div>
          {LINES.map(([flag, counter]) => {
            const matching = categories.filter((category) => category[counter] > 0);
            return (
              matching.length > 0 && (
                <Line key={flag}>
                  <LineTitle>{t(`flag.${flag}`)}</LineTitle>
                  <Names>
                    {matching.map((category) => (
                      <li key={category.cat_code}>
                        <Anchor to={paths.listing({ ...category, flag })}>
                          {category.name} <Count>{format.number(category[counter])}</Count>
                        </Anchor>
                      </li>
                    ))}
                  </Names>
                </Line>
              )
            );
          })}
        </div>
        <Highlights />
      </Columns>
    </Section>
  );
}
