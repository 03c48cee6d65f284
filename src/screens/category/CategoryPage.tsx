import { useMemo } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';

import { useListCategoriesQuery } from '../../api/catalogue';
import { findCategory, type FoundCategory } from '../../api/findCategory';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Redirect } from '../../ui/Redirect';
import { space } from '../../ui/theme';
import { UnknownCategory } from '../../ui/UnknownCategory';

import { CategorySkeleton } from './CategorySkeleton';
import { CategoryTile } from './CategoryTile';
import { Tiles } from './tiles';

/** A category's sub-categories as tiles; redirects to the product listing if there are none. */
export function CategoryPage() {
  const t = useTranslate();
  const { title = '' } = useParams();
  const { data: categories, isError, error, refetch } = useListCategoriesQuery(useMarket());
  const shelf = useMemo(() => categories && findCategory(categories, title), [categories, title]);
  usePageTitle(shelf?.name ?? t(categories ? 'category.unknown.title' : 'nav.menu'));

  if (shelf?.parts.length === 0) return <Redirect to={paths.listing(shelf)} />;
  if (shelf) return <CategoryScreen shelf={shelf} />;
  if (categories) return <UnknownCategory title={title} />;
  if (isError) return <LoadError isPage error={error} onRetry={refetch} />;
  return <CategorySkeleton />;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

function CategoryScreen({ shelf }: { shelf: FoundCategory }) {
  const t = useTranslate();
  const { name } = shelf;
  return (
    <>
      <Head>
        <h1>{name}</h1>
        <Button as={Link} to={paths.listing(shelf)}>
          {t('menu.all', { name })}
        </Button>
      </Head>
      <Tiles>
        {shelf.parts.map((part) => (
          <CategoryTile key={part.cat_code} part={part} />
        ))}
      </Tiles>
    </>
  );
}
