import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';
import { COUNTRIES, currencyOf, type Country } from '#domain/countries';

import type { DeskOffer, DeskProduct } from '../../api/staffProducts';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Term } from '../../ui/Small';
import { color, size, space } from '../../ui/theme';

import { FactList, Value } from './FactList';
import { SourceNote } from './SourceNote';

const Part = styled.div`
  margin-bottom: ${space(3)};

  &:last-child {
    margin-bottom: 0;
  }
`;

const Large = styled.span`
  font-size: ${size.l};
  font-weight: 600;

  &[data-is='short'] {
    color: ${color.bad};
  }
`;

/** Stock and prices of the product by country, with their sources. */
export function Offers({ product: { offers } }: { product: DeskProduct }) {
  return COUNTRIES.map((country) => (
    <Offer
      key={country}
      country={country}
      offer={offers.find((offer) => offer.country === country)}
    />
  ));
}

function Offer({ country, offer }: { country: Country; offer: DeskOffer | undefined }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby={`product-offer-${country}`}>
      <AsideTitle id={`product-offer-${country}`}>
        {t(`staff.country.${country}`)} ({currencyOf(country)})
      </AsideTitle>
      {offer ? (
        <>
          <StockPart offer={offer} />
          <PricePart offer={offer} />
        </>
      ) : (
        <p>{t('products.notSold')}</p>
      )}
    </AsideBox>
  );
}

function StockPart({ offer: { available, to_ship, stock_source } }: { offer: DeskOffer }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Part>
      <FactList>
        <Term>{t('products.stock.how.sellable')}</Term>
        <Value>
          <Large data-is={available > 0 ? undefined : 'short'}>{format.number(available)}</Large>{' '}
          {t('products.packs')}
        </Value>
        <Term>{t('products.toShip')}</Term>
        <Value>{format.number(to_ship)}</Value>
      </FactList>
      <SourceNote source={stock_source} />
    </Part>
  );
}

function PricePart({ offer }: { offer: DeskOffer }) {
  const t = useTranslate();
  const format = useFormat();
  const { selling_price, selling_price_2, retail_price, class: code, price_source } = offer;
  return (
    <Part>
      <FactList>
        <Term>{t('product.listPrice')}</Term>
        <Value>{format.price(selling_price)}</Value>
        {selling_price_2 !== null && (
          <>
            <Term>{t('product.sale')}</Term>
            <Value>{format.price(selling_price_2)}</Value>
          </>
        )}
        <Term>{t('product.retailPrice')}</Term>
        <Value>{format.price(retail_price)}</Value>
        {isClassFlag(code) && (
          <>
            <Term>{t('product.class')}</Term>
            <Value>{t(`flag.${code}`)}</Value>
          </>
        )}
      </FactList>
      <SourceNote source={price_source} />
    </Part>
  );
}
