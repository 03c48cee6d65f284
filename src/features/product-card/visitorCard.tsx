import { useTranslate } from '../../i18n/useTranslate';

import { Pack } from './parts';
import type { CardKind } from './ProductCard';
import { VisitorHeart } from './VisitorHeart';

/** A visitor's card, without price and stock (specification 6). */
export const visitorCard: CardKind = {
  Heart: VisitorHeart,
  Offer: function VisitorOffer({ product }) {
    const t = useTranslate();
    return <Pack>{t('product.shipPack', { count: product.ship_pac })}</Pack>;
  },
};
