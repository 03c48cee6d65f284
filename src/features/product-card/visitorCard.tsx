import { useTranslate } from '../../i18n/useTranslate';

import type { CardKind } from './ProductCard';
import { VisitorHeart } from './VisitorHeart';

/** A visitor's card: no price and no stock (specification 6). */
export const visitorCard: CardKind = {
  Heart: VisitorHeart,
  Offer: function VisitorOffer({ product }) {
    const t = useTranslate();
    return <p className="card-pack">{t('product.shipPack', { count: product.ship_pac })}</p>;
  },
};
