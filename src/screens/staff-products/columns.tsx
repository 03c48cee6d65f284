import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';

import type { ListedProduct } from '../../api/staffProducts';
import { listColumns, type CellWords } from '../../features/desk-frame/listColumns';
import { TwoLines } from '../../ui/OneLine';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';
import { color } from '../../ui/theme';

const Thumb = styled.span`
  display: block;
  width: 2rem;
`;

const OutOfStock = styled.span`
  color: ${color.bad};
  font-weight: 600;
`;

const offerIn = (country: Country, { offers }: ListedProduct) =>
  offers.find((offer) => offer.country === country);

const priceIn = (country: Country) => ({
  width: '6rem',
  fold: 'left' as const,
  isNumber: true,
  cell: (product: ListedProduct, { format }: CellWords) => {
    const offer = offerIn(country, product);
    return offer ? format.price(offer.price) : '–';
  },
  sort: (product: ListedProduct) => offerIn(country, product)?.price,
});

const stockIn = (country: Country) => ({
  width: '6rem',
  fold: 'right' as const,
  isNumber: true,
  cell: (product: ListedProduct, { format }: CellWords) => {
    const offer = offerIn(country, product);
    if (!offer) return '–';
    const packs = format.number(offer.available);
    return offer.available > 0 ? packs : <OutOfStock>{packs}</OutOfStock>;
  },
  sort: (product: ListedProduct) => offerIn(country, product)?.available,
});

/** The columns of the list of products. */
export const columns = listColumns<ListedProduct>()({
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
    fold: 'head',
    mono: ({ product_id }) => product_id,
  },
  name: {
    label: 'product.name',
    width: 'minmax(0, 5fr)',
    fold: 'bare',
    cell: ({ name }) => (
      <TwoLines>
        <SafeHtml html={name} />
      </TwoLines>
    ),
    sort: ({ name }) => name,
  },
  category: {
    label: 'product.category',
    width: 'minmax(0, 2fr)',
    under: 'name',
    fold: 'bare',
    line: ({ category }) => category,
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
    sort: ({ withdrawn, class: code }, { t }) =>
      withdrawn ? t('products.withdrawn') : isClassFlag(code) ? t(`flag.${code}`) : null,
  },
});
