import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { COMING_SOON } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Availability } from '../Availability';
import { TwoLines } from '../OneLine';
import { RowPicture } from '../RowPicture';
import { plainText } from '../SafeHtml';
import { color, space } from '../theme';

const Row = styled.span`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  align-items: center;
  min-height: 36px;
  line-height: 1.3;
`;

const Code = styled.span`
  color: ${color.inkSoft};
`;

const Offer = styled.span`
  display: grid;
  justify-items: end;
  white-space: nowrap;
`;

/** Picture, name and number; for customers also unit price and stock. */
export function ProductChoice({ product }: { product: Product }) {
  const t = useTranslate();
  const format = useFormat();
  const { product_id, name, image, available, selling_price } = product;
  return (
    <Row>
      <RowPicture image={image} isUrgent />
      <span>
        <TwoLines>{plainText(name)}</TwoLines>
        <Code className="mono">{product_id}</Code>
      </span>
      {selling_price !== undefined && (
        <Offer>
          <strong>{format.price(unitPriceAt(product, 1))}</strong>
          {product.class === COMING_SOON && <span>{t('flag.N')}</span>}
          {available !== undefined && (
            <Availability
              classCode={product.class}
              available={available}
              expectedOn={product.expected_on}
            />
          )}
        </Offer>
      )}
    </Row>
  );
}
