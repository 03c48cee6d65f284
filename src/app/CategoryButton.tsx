import { Suspense, useState } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { Icon } from '../ui/Icon';

const CategorySheet = lazyPart(() => import('./CategorySheet'), 'CategorySheet');

/** Where the category bar has no room, its categories stand in a sheet. */
export function CategoryButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button category-button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense>
          <CategorySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
