import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { currentUnitPrice } from '#domain/cartTotal';
import { toCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import type { LastBought } from '../../api/purchaseHistory';
import { AddToCart } from '../../features/product-card/AddToCart';
import { Prices } from '../../features/product-card/Prices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Availability } from '../../ui/Availability';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { below, color, layout, radius, size, space } from '../../ui/theme';

const Offer = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  /* On phones the price and the button stay in the viewport. */
  ${below.tablet} {
    position: ${layout.stays};
    top: calc(${layout.belowHeader} + ${space(1)});
    z-index: 15;
    gap: ${space(1)};
    margin-top: ${space(2)};
    padding: ${space(2)} ${space(3)};
  }
`;

const Pack = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};

  ${below.tablet} {
    gap: 0 ${space(3)};
    font-size: ${size.s};
  }
`;

interface ProductOfferProps {
  product: Product;
  /** The customer's last purchase of it. */
  last: LastBought | undefined;
}

/** Prices, ship pack, stock and quantity for signed-in buyers; a visitor gets a link to sign in. */
export function ProductOffer({ product, last }: ProductOfferProps) {
  const t = useTranslate();
  const format = useFormat();
  const { pathname } = useLocation();
  const { ship_pac, selling_price, selling_price_2, available } = product;

  if (selling_price === undefined || available === undefined) {
    return (
      <Offer>
        <Pack>{t('product.shipPack', { count: ship_pac })}</Pack>
        <div>
          <PrimaryButton as={Link} to={paths.signIn} state={{ from: pathname }}>
            {t('product.signInForPrice')}
          </PrimaryButton>
        </div>
      </Offer>
    );
  }
  const packCents =
    toCents(currentUnitPrice(selling_price, selling_price_2)) * unitsOf(1, ship_pac);
  return (
    <Offer>
      <Prices product={product} isLarge />
      <Pack>
        <span>{t('product.shipPack', { count: ship_pac })}</span>
        <span>{t('detail.packPrice', { price: format.cents(packCents) })}</span>
        <Availability classCode={product.class} available={available} />
      </Pack>
      {last?.last_item && last.last_date && (
        <Small>
          {t('detail.last', { count: last.last_item, date: format.date(last.last_date) })}
        </Small>
      )}
      <AddToCart key={product.product_id} product={product} />
    </Offer>
  );
}
