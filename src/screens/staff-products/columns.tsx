import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';

import type { DeskListedProduct } from '../../api/staffProducts';
import { DASH, listColumns } from '../../features/desk-frame/listColumns';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';

const Thumb = styled.span`
  display: block;
  width: 2rem;
`;

const offerIn = (country: Country, { offers }: DeskListedProduct) =>
  offers.find((offer) => offer.country === country);

const priceIn = (country: Country) => ({
  width: '5.25rem',
  narrow: '4.75rem',
  fold: 'left' as const,
  price: (product: DeskListedProduct) => offerIn(country, product)?.price,
  none: DASH,
});

const stockIn = (country: Country) => ({
  width: '5rem',
  fold: 'right' as const,
  number: (product: DeskListedProduct) => offerIn(country, product)?.available,
  alert: (product: DeskListedProduct) =>
    offerIn(country, product)?.available === 0 && ('bad' as const),
  none: DASH,
});

/** The columns of the list of products. */
export const columns = listColumns<DeskListedProduct>()({
  tick: {
    label: 'desk.select',
    width: '1.5rem',
    isQuiet: true,
    absent: 'card',
    isOffPaper: true,
  },
  picture: {
    label: 'products.picture',
    width: '2.5rem',
    isQuiet: true,
    fold: 'lead',
    cell: ({ image }) => (
      <Thumb>
        <RowPicture image={image} />
      </Thumb>
    ),
  },
  id: {
    label: 'product.number',
    width: 'minmax(6rem, 1fr)',
    narrow: '5.5rem',
    fold: 'head',
    mono: ({ product_id }) => product_id,
  },
  name: {
    label: 'product.name',
    width: 5,
    fold: 'bare',
    cell: ({ name }) => <SafeHtml html={name} />,
  },
  category: {
    label: 'product.category',
    width: 2,
    under: 'name',
    fold: 'bare',
    text: ({ category }) => category,
  },
  bin: { label: 'products.bin', width: '6rem', under: 'id', fold: 'line', text: ({ bin }) => bin },
  priceCa: { label: 'products.price.CA', ...priceIn('CA') },
  stockCa: { label: 'products.stock.CA', under: 'priceCa', ...stockIn('CA') },
  priceUs: { label: 'products.price.US', ...priceIn('US') },
  stockUs: { label: 'products.stock.US', under: 'priceUs', ...stockIn('US') },
  state: {
    label: 'products.state',
    width: '7rem',
    fold: 'bare',
    cell: ({ withdrawn, class: code }, { t }) => {
      if (withdrawn) return <StatusLabel tone="off">{t('products.withdrawn')}</StatusLabel>;
      return isClassFlag(code) && <StatusLabel tone="new">{t(`flag.${code}`)}</StatusLabel>;
    },
  },
});
