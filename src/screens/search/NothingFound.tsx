import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { color, radius, size, space } from '../../ui/theme';

const Tips = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(5)};
  list-style: disc;
  text-align: left;
`;

const Browse = styled.nav`
  max-width: 960px;
  margin: ${space(8)} auto 0;
  text-align: center;

  h2 {
    margin-bottom: ${space(4)};
    font-size: ${size.l};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    padding: 0 ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    text-decoration: none;
  }

  a:hover {
    border-color: ${color.primary};
    background: ${color.primaryTint};
  }
`;

interface NothingFoundProps {
  query: string;
  categories: readonly DisplayCategory[];
}

/** No product matches: what to try, and the categories to look in. */
export function NothingFound({ query, categories }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <>
      <EmptyState icon="search" text={t('found.nothing', { query })}>
        <Tips>
          <li>{t('found.tip.spelling')}</li>
          <li>{t('found.tip.words')}</li>
          <li>{t('found.tip.codes')}</li>
        </Tips>
      </EmptyState>
      {categories.length > 0 && (
        <Browse aria-labelledby="browse-title">
          <h2 id="browse-title">{t('found.browse')}</h2>
          <ul>
            {categories.map((category) => (
              <li key={category.cat_code}>
                <Link to={paths.listing(category)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </Browse>
      )}
    </>
  );
}
