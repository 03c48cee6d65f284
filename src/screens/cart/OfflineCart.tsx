import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { packCents, type PreviewItem } from '../../slices/previewItem';
import { selectShownCart, selectUnsavedIds } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { ProductName } from '../../ui/ProductName';
import { namedColumns } from '../../ui/table/columns';
import { LongRows } from '../../ui/table/LongRows';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { Table } from '../../ui/table/Table';
import { TotalBar } from '../../ui/TotalBar';
import { WarnBox } from '../../ui/WarnBox';

const columns = namedColumns({
  product: { label: 'cart.column.product', width: 1, fold: 'head' },
  packs: { label: 'cart.column.packs', width: '6.5rem', isNumber: true, fold: 'left' },
  total: { label: 'cart.column.total', width: '7.5rem', isNumber: true, fold: 'right' },
});

const itemId = ({ id }: PreviewItem): string => id;

/** Read-only view of the locally stored cart, shown while there is no connection. */
export function OfflineCart() {
  const t = useTranslate();
  const format = useFormat();
  const { items, cents } = useAppSelector(selectShownCart);
  return (
    <>
      <WarnBox>
        <p role="status">{t('cart.offline')}</p>
      </WarnBox>
      <Table caption={t('cart.caption')} columns={columns} rowCount={items.length + 1}>
        <LongRows
          items={items}
          keyOf={itemId}
          draw={(item, place) => <OfflineRow key={item.id} item={item} {...place} />}
        />
      </Table>
      <TotalBar
        label={t('cart.total')}
        total={format.cents(cents)}
        note={t('lines.total.packs', { lines: items.length })}
      >
        <PrimaryButton disabled>{t('cart.review')}</PrimaryButton>
      </TotalBar>
    </>
  );
}

function OfflineRow({ item, ...place }: RowPlace & { item: PreviewItem }) {
  const t = useTranslate();
  const format = useFormat();
  const { id, name, quantity, thumbnail, isOrderable } = item;
  const isUnsaved = useAppSelector((state) => selectUnsavedIds(state).includes(id));
  return (
    <Row {...place}>
      <RowHead column={columns.product}>
        <ProductName id={id} name={name} picture={thumbnail.url}>
          {isUnsaved && <Facts>{t('cart.unsaved')}</Facts>}
        </ProductName>
      </RowHead>
      <Cell column={columns.packs}>{format.number(quantity)}</Cell>
      <Cell column={columns.total}>
        {isOrderable ? format.cents(packCents(item) * quantity) : '–'}
      </Cell>
    </Row>
  );
}
