import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';
import type { Country } from '#domain/countries';

import type { ListedProduct } from '../../api/staffProducts';
import { DeskTable, ClickableRow, RowLink } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { OneLine, TwoLines } from '../../ui/OneLine';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, RowHead } from '../../ui/table/Row';
import { color } from '../../ui/theme';

const Thumb = styled.span`
  display: block;
  width: 2rem;
`;

const OutOfStock = styled.span`
  color: ${color.bad};
  font-weight: 600;
`;

const columns = namedColumns({
  picture: { label: 'products.picture', width: '2.5rem', isQuiet: true, fold: 'lead' },
  id: { label: 'product.number', width: 'minmax(6rem, 1fr)', fold: 'head' },
  name: { label: 'product.name', width: 'minmax(0, 5fr)', fold: 'bare' },
  category: {
    label: 'product.category',
    width: 'minmax(0, 2fr)',
    under: 'name',
    fold: 'bare',
  },
  bin: { label: 'products.bin', width: '6rem', under: 'id', fold: 'line' },
  priceCa: { label: 'products.price.CA', width: '6rem', isNumber: true, fold: 'left' },
  stockCa: {
    label: 'products.stock.CA',
    width: '6rem',
    isNumber: true,
    under: 'priceCa',
    fold: 'right',
  },
  priceUs: { label: 'products.price.US', width: '6rem', isNumber: true, fold: 'left' },
  stockUs: {
    label: 'products.stock.US',
    width: '6rem',
    isNumber: true,
    under: 'priceUs',
    fold: 'right',
  },
  state: { label: 'products.state', width: '7rem', fold: 'bare' },
});

interface ProductsTableProps {
  products: readonly ListedProduct[];
  /** Query string of the list, to which an opened product returns. */
  query: string;
}

/** A page of the list; rows are selected with j, k or the arrow keys and opened with Enter. */
export function ProductsTable({ products, query }: ProductsTableProps) {
  const t = useTranslate();

  return (
    <DeskTable caption={t('products.title')} columns={columns} isWide>
      {products.map((product) => (
        <ClickableRow
          key={product.product_id}
          to={staffPaths.product(product.product_id)}
          state={{ query }}
        >
          <Cell column={columns.picture}>
            <Thumb>
              <RowPicture image={product.image} />
            </Thumb>
          </Cell>
          <RowHead column={columns.id}>
            <RowLink
              id={product.product_id}
              to={staffPaths.product(product.product_id)}
              state={{ query }}
            />
          </RowHead>
          <ProductCells product={product} />
        </ClickableRow>
      ))}
    </DeskTable>
  );
}

function ProductCells({ product }: { product: ListedProduct }) {
  const t = useTranslate();
  const { name, category, bin, withdrawn, class: code } = product;
  return (
    <>
      <Cell column={columns.name}>
        <TwoLines>
          <SafeHtml html={name} />
        </TwoLines>
      </Cell>
      <Cell column={columns.category}>
        <OneLine title={category}>{category}</OneLine>
      </Cell>
      <Cell column={columns.bin}>{bin}</Cell>
      <Cell column={columns.priceCa}>
        <CountryPrice country="CA" product={product} />
      </Cell>
      <Cell column={columns.stockCa}>
        <CountryStock country="CA" product={product} />
      </Cell>
      <Cell column={columns.priceUs}>
        <CountryPrice country="US" product={product} />
      </Cell>
      <Cell column={columns.stockUs}>
        <CountryStock country="US" product={product} />
      </Cell>
      <Cell column={columns.state}>
        {withdrawn && <StatusLabel tone="off">{t('products.withdrawn')}</StatusLabel>}
        {!withdrawn && isClassFlag(code) && (
          <StatusLabel tone="new">{t(`flag.${code}`)}</StatusLabel>
        )}
      </Cell>
    </>
  );
}

interface CountryOfferProps {
  country: Country;
  product: ListedProduct;
}

const offerIn = ({ country, product }: CountryOfferProps) =>
  product.offers.find((offer) => offer.country === country);

function CountryPrice(props: CountryOfferProps) {
  const format = useFormat();
  const offer = offerIn(props);
  return offer ? format.price(offer.price) : '–';
}

function CountryStock(props: CountryOfferProps) {
  const format = useFormat();
  const offer = offerIn(props);
  if (!offer) return '–';
  const packs = format.number(offer.available);
  return offer.available > 0 ? packs : <OutOfStock>{packs}</OutOfStock>;
}
