import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';
import { COUNTRIES, currencyOf } from '#domain/countries';

import type { DeskOffer, DeskProduct } from '../../api/staffProducts';
import { Aside, FactList } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

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
  const t = useTranslate();
  return COUNTRIES.map((country) => {
    const offer = offers.find((candidate) => candidate.country === country);
    return (
      <Aside key={country} title={`${t(`staff.country.${country}`)} (${currencyOf(country)})`}>
        {offer ? <Offer offer={offer} /> : <p>{t('products.notSold')}</p>}
      </Aside>
    );
  });
}

function Offer({ offer }: { offer: DeskOffer }) {
  const t = useTranslate();
  const format = useFormat();
  const { available, to_ship, expected_on, class: code } = offer;
  const { selling_price, selling_price_2, retail_price } = offer;
  return (
    <>
      <Part>
        <FactList
          facts={[
            [
              t('products.stock.how.sellable'),
              <>
                <Large data-is={available > 0 ? undefined : 'short'}>
                  {format.number(available)}
                </Large>{' '}
                {t('products.packs')}
              </>,
            ],
            [t('products.toShip'), format.number(to_ship)],
            [t('products.expected'), expected_on && format.day(expected_on)],
          ]}
        />
        <SourceNote source={offer.stock_source} />
      </Part>
      <Part>
        <FactList
          facts={[
            [t('product.listPrice'), format.price(selling_price)],
            [t('product.sale'), selling_price_2 !== null && format.price(selling_price_2)],
            [t('product.retailPrice'), format.price(retail_price)],
            [t('product.class'), isClassFlag(code) && t(`flag.${code}`)],
          ]}
        />
        <SourceNote source={offer.price_source} />
      </Part>
    </>
  );
}
