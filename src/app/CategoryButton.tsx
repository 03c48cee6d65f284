import { Suspense, useState } from 'react';
import { styled } from 'styled-components';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { from } from '../ui/theme';

const CategorySheet = lazyPart(() => import('./CategorySheet'), 'CategorySheet');

const Open = styled(IconButton)`
  ${from.desktop} {
    display: none;
  }
`;

/** Opens the categories in a sheet on screens too narrow for the category bar. */
export function CategoryButton() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Open
        type="button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </Open>
      {isOpen && (
        <Suspense>
          <CategorySheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
