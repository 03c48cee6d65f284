import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { unitPriceNow } from '#domain/cartTotal';
import { toCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { AddToCart } from '../../features/product-card/AddToCart';
import { Prices } from '../../features/product-card/Prices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Availability } from '../../ui/Availability';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { color, radius, space } from '../../ui/theme';

const Offer = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Pack = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
`;

/** Prices, ship pack, stock and the quantity for signed-in buyers; a visitor is led to sign in. */
export function ProductOffer({ product }: { product: Product }) {
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
  const packCents = toCents(unitPriceNow(selling_price, selling_price_2)) * unitsOf(1, ship_pac);
  return (
    <Offer>
      <Prices product={product} isLarge />
      <Pack>
        <span>{t('product.shipPack', { count: ship_pac })}</span>
        <span>{t('detail.packPrice', { price: format.cents(packCents) })}</span>
        <Availability classCode={product.class} available={available} />
      </Pack>
      <AddToCart key={product.product_id} product={product} />
    </Offer>
  );
}
