import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { toCents } from '#domain/money';
import { isOrderable, unitsOf } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

import type { LastBought } from '../../api/purchaseHistory';
import { AddToCart } from '../../features/product-card/AddToCart';
import { Prices } from '../../features/product-card/Prices';
import { RestockButton } from '../../features/restock/RestockButton';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { Availability } from '../../ui/Availability';
import { BLANK } from '../../ui/blank';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { below, color, control, layout, radius, size, space } from '../../ui/theme';

import { PriceTable } from './PriceTable';

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

/** Reserve the lines of what a customer is shown once the prices are known. */
const PriceRoom = styled.div`
  font-size: ${size.xxl};
`;

const AddRoom = styled.div`
  min-height: ${control.normal};
`;

interface ProductOfferProps {
  product: Product;
  /** The customer's last purchase of it. */
  last: LastBought | undefined;
}

/** Prices, ship pack, stock and quantity for signed-in buyers; a visitor gets a link to sign in. */
export function ProductOffer({ product, last }: ProductOfferProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Offer>
      {isSignedIn ? (
        <CustomerOffer product={product} last={last} />
      ) : (
        <VisitorOffer product={product} />
      )}
    </Offer>
  );
}

function VisitorOffer({ product }: Pick<ProductOfferProps, 'product'>) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      <Pack>{t('product.shipPack', { count: product.ship_pac })}</Pack>
      <div>
        <PrimaryButton as={Link} to={paths.signIn} state={{ from: pathname }}>
          {t('product.signInForPrice')}
        </PrimaryButton>
      </div>
    </>
  );
}

function CustomerOffer({ product, last }: ProductOfferProps) {
  const t = useTranslate();
  const format = useFormat();
  const { ship_pac, selling_price, available } = product;
  const shipPack = t('product.shipPack', { count: ship_pac });

  if (selling_price === undefined || available === undefined) {
    return (
      <>
        <PriceRoom>{BLANK}</PriceRoom>
        <Pack>{shipPack}</Pack>
        <Small>{BLANK}</Small>
        <AddRoom />
      </>
    );
  }
  const packCents = toCents(unitPriceAt(product, 1)) * unitsOf(1, ship_pac);
  return (
    <>
      <Prices product={product} isLarge />
      {product.list_price !== undefined && (
        <Small>{t('price.list', { price: format.price(product.list_price) })}</Small>
      )}
      <PriceTable product={product} />
      <Pack>
        <span>{shipPack}</span>
        <span>{t('detail.packPrice', { price: format.cents(packCents) })}</span>
        <Availability
          classCode={product.class}
          available={available}
          expectedOn={product.expected_on}
        />
      </Pack>
      <Small>
        {last?.last_item && last.last_date
          ? t('detail.last', { count: last.last_item, date: format.date(last.last_date) })
          : BLANK}
      </Small>
      <AddToCart key={product.product_id} product={product} />
      {!isOrderable(product) && <RestockButton product={product} />}
    </>
  );
}
