import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { paths } from '../../../paths';
import { nameOf, type SheetLine } from '../../../slices/worksheets/sheetLine';
import { ProductName } from '../../../ui/ProductName';
import { RowHead } from '../../../ui/table/Row';
import { color, radius, size, space } from '../../../ui/theme';

import { columns } from './columns';

/** Small enough that two lines fit into a row. */
const Small = styled.div`
  font-size: ${size.s};
`;

const Changed = styled.span`
  display: inline-block;
  margin-left: ${space(2)};
  padding: 0 ${space(1)};
  border-radius: ${radius.control};
  background: ${color.markTint};
`;

/** Picture, number and name; without a product, the code as given. */
export function ProductCell({ line }: { line: SheetLine }) {
  const t = useTranslate();
  const { product, original, isUnchecked } = line;
  const { code, known } = original;
  const isLookedUp = product !== null && (!isUnchecked || known !== undefined);
  const image = product?.image ?? known?.image;
  const pack = isLookedUp ? product.shipPack : undefined;
  const hasPackChanged = known !== undefined && pack !== undefined && known.shipPack !== pack;
  return (
    <RowHead column={columns.product}>
      <Small>
        <ProductName
          id={isLookedUp ? product.id : known && code}
          name={nameOf(line)}
          picture={image}
          to={product?.country ? paths.product(product.id, product.country) : undefined}
        >
          {hasPackChanged && (
            <Changed>{t('lines.pack.was', { now: pack, then: known.shipPack })}</Changed>
          )}
        </ProductName>
      </Small>
    </RowHead>
  );
}
