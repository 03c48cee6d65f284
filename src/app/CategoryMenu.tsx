import { Suspense } from 'react';

import { useListCategoriesQuery } from '../api/catalogue';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectLanguage } from '../slices/language';
import { useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { HoverPanel } from '../ui/HoverPanel';
import { Link } from '../ui/Link';

import { menuOf, type MenuCategory } from './menu';
import './CategoryMenu.css';

const CategoryLinks = lazyPart(() => import('./CategoryLinks'), 'CategoryLinks');

/** Placeholders while the categories load (specification 2.2). */
const PLACEHOLDERS = 12;

/** The categories as a bar with panels, and as a sheet on narrow screens. */
export function CategoryMenu() {
  const t = useTranslate();
  const language = useAppSelector(selectLanguage);
  const { data: categories, isError } = useListCategoriesQuery(useMarket());

  if (isError && !categories) return <p className="category-bar empty">{t('menu.empty')}</p>;
  return (
    <nav className="category-bar no-print" aria-label={t('menu.label')} aria-busy={!categories}>
      <ul className="category-list">
        {categories
          ? menuOf(categories, language).map((category) => (
              <MenuItem key={category.cat_code} category={category} />
            ))
          : Array.from({ length: PLACEHOLDERS }, (_, index) => (
              <li key={index} className="skeleton" aria-hidden="true" />
            ))}
      </ul>
    </nav>
  );
}

function MenuItem({ category }: { category: MenuCategory }) {
  const { name, label, isGrey, cat_code } = category;
  return (
    <li>
      <HoverPanel
        label={name}
        isLink
        className="category"
        trigger={(tie) => (
          <Link
            className={isGrey ? 'category-link grey' : 'category-link'}
            to={paths.listing({ name, category: category.category, cat_code })}
            aria-label={label ? undefined : name}
            {...tie}
          >
            {label}
          </Link>
        )}
      >
        {(close) => (
          <Suspense>
            <CategoryLinks category={category} onLeave={close} />
          </Suspense>
        )}
      </HoverPanel>
    </li>
  );
}
