import { styled } from 'styled-components';

import { useListDisplayCategoriesQuery } from '../../api/display';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
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
`;

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
  padding: 0 ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-decoration: none;

  &:hover {
    border-color: ${color.primary};
    background: ${color.primaryTint};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${size.l};
`;

/** Shown when no product matches: search tips, and categories to browse. */
export function NothingFound({ query }: { query: string }) {
  const t = useTranslate();
  const { data: categories = [] } = useListDisplayCategoriesQuery(useMarket());
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
          <Title id="browse-title">{t('found.browse')}</Title>
          <List>
            {categories.map((category) => (
              <li key={category.cat_code}>
                <Anchor to={paths.listing(category)}>{category.name}</Anchor>
              </li>
            ))}
          </List>
        </Browse>
      )}
    </>
  );
}
