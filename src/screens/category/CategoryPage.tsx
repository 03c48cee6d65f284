import { useMemo } from 'react';
import { useParams } from 'react-router';

import { useListCategoriesQuery } from '../../api/catalogue';
import { findCategory } from '../../api/findCategory';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { Redirect } from '../../ui/Redirect';
import { UnknownCategory } from '../../ui/UnknownCategory';

import { CategoryScreen } from './CategoryScreen';
import { CategorySkeleton } from './CategorySkeleton';

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
