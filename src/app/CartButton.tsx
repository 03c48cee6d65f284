import { Suspense } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

const CartPreview = lazyPart(() => import('../features/cart-preview/CartPreview'), 'CartPreview');

/** The cart icon with its count; hovering, or arrow down, opens the preview. */
export function CartButton({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <HoverPanel
      label={t('preview.title')}
      isLink
      trigger={(tie) => (
        <Link className="counter" to={paths.cart} aria-label={t('header.cart', { count })} {...tie}>
          <Icon name="cart" />
          <span aria-hidden="true">{count}</span>
        </Link>
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
