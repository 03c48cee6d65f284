import { Link } from 'react-router';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';

import type { CardKind } from './ProductCard';

/** A visitor's card: no price, no stock, and a heart that leads to the sign-in (specification 6). */
export const visitorCard: CardKind = {
  Heart: function VisitorHeart({ name }) {
    const t = useTranslate();
    return (
      <Link
        className="icon-button heart"
        to={paths.signIn}
        aria-label={t('favourite.add', { name })}
      >
        <Icon name="heart" />
      </Link>
    );
  },
  Offer: function VisitorOffer({ product }) {
    const t = useTranslate();
    return <p className="card-pack">{t('product.shipPack', { count: product.ship_pac })}</p>;
  },
};
