import { Suspense, useRef } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';

import { Count, HeaderLink } from './frame';
import { useCounts } from './useCounts';

const CartPreview = lazyPart(() => import('./CartPreview'), 'CartPreview');

/** The cart icon with its count; hovering, arrow down or a first tap opens the preview. */
export function CartButton() {
  const t = useTranslate();
  const isTapped = useRef(false);
  const { cart } = useCounts();
  return (
    <HoverPanel
      label={t('preview.title')}
      isLink
      trigger={(triggerProps) => (
        <HeaderLink
          to={paths.cart}
          aria-label={cart.label}
          onPointerDown={({ pointerType }) => {
            isTapped.current = pointerType === 'touch';
          }}
          onClick={(event) => {
            if (isTapped.current && !triggerProps['aria-expanded']) event.preventDefault();
          }}
          {...triggerProps}
        >
          <Icon name="cart" />
          <Count aria-hidden="true">{cart.text}</Count>
        </HeaderLink>
      )}
    >
      {(close) => (
        <Suspense>
          <CartPreview onLeave={close} />
        </Suspense>
      )}
    </HoverPanel>
  );
}
