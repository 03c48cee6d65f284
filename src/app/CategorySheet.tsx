import { useState } from 'react';

import { useListCategoriesQuery } from '../api/catalogue';
import { useTranslate } from '../i18n/useTranslate';
import { selectLanguage } from '../slices/language';
import { useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { Icon } from '../ui/Icon';
import { Sheet } from '../ui/Sheet';

import { CategoryLinks } from './CategoryLinks';
import { menuOf } from './menu';
import { MenuLinks, OrderingLinks } from './TopMenu';
import './CategorySheet.css';

/** The category tree for one thumb. */
export function CategorySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const language = useAppSelector(selectLanguage);
  const { data: categories = [] } = useListCategoriesQuery(useMarket());
  const [open, setOpen] = useState<string | null>(null);

  return (
    <Sheet title={t('nav.menu')} onClose={onClose}>
      <ul className="category-sheet">
        {menuOf(categories, language).map((category) => (
          <li key={category.cat_code}>
            <button
              type="button"
              className={category.isGrey ? 'grey' : undefined}
              aria-expanded={open === category.cat_code}
              aria-label={category.label ? undefined : category.name}
              onClick={() => setOpen(open === category.cat_code ? null : category.cat_code)}
            >
              {category.label}
              <Icon name="down" size={14} />
            </button>
            {open === category.cat_code && <CategoryLinks category={category} onLeave={onClose} />}
          </li>
        ))}
      </ul>
      <nav className="sheet-menu" aria-label={t('nav.ordering')}>
        <OrderingLinks onLeave={onClose} />
      </nav>
      <nav className="sheet-menu" aria-label={t('nav.label')}>
        <MenuLinks onLeave={onClose} />
      </nav>
    </Sheet>
  );
}
