import { memo, useState } from 'react';
import { styled } from 'styled-components';

import type { ListedProduct } from '#contract/orderLists';
import { MAX_LIST_NOTE_LENGTH } from '#domain/orderLists';
import { parseQuantity } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';

import { QuantityBox } from '../../features/product-card/QuantityBox';
import { RowProduct } from '../../features/product-card/RowProduct';
import { StockCount } from '../../features/product-card/StockCount';
import { TypedPrices } from '../../features/product-card/TypedPrices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Input } from '../../ui/Input';
import { NumberBox } from '../../ui/NumberBox';
import { plainText } from '../../ui/SafeHtml';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';

import type { ListEditing } from './useEditList';

export const columns = namedColumns({
  product: { label: 'purchaseHistory.product', width: 1, fold: 'head' },
  note: { label: 'savedLists.note', width: '14rem', under: 'product' },
  packs: { label: 'savedLists.packs', width: '5.5rem', isNumber: true, fold: 'left' },
  stock: {
    label: 'product.stock',
    width: '5.25rem',
    isNumber: true,
    isOffPaper: true,
    fold: 'right',
  },
  price: {
    label: 'purchaseHistory.price',
    width: '9.5rem',
    narrow: '6.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  order: { label: 'purchaseHistory.packs', width: '11rem', fold: 'tall', isOffPaper: true },
  remove: {
    label: 'order.actions',
    width: '3.5rem',
    isQuiet: true,
    isOffPaper: true,
    fold: 'end',
  },
});

const NoteInput = styled(Input)`
  width: 100%;
`;

const PacksInput = styled(NumberBox)`
  width: 4.5rem;
`;

interface ListRowProps extends RowPlace {
  item: ListedProduct;
  editing: ListEditing;
  onRemove: () => void;
}

/** A product of the list; packs and note are stored when their box is left. */
export const ListRow = memo(function ListRow({ item, editing, onRemove, ...place }: ListRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { selling_price, product_id, note, packs } = item;
  const { canEdit, editLine } = editing;
  const name = plainText(item.name);
  return (
    <Row {...place}>
      <RowHead column={columns.product}>
        <RowProduct product={item} isSmall />
      </RowHead>
      <Cell column={columns.note}>
        {canEdit ? (
          <NoteBox
            key={note}
            label={t('savedLists.note.of', { name })}
            note={note}
            onStore={(typed) => editLine({ product_id, note: typed })}
          />
        ) : (
          note
        )}
      </Cell>
      <Cell column={columns.packs}>
        {canEdit ? (
          <ListedPacks
            key={packs}
            label={t('savedLists.packs.of', { name })}
            packs={packs}
            onStore={(typed) => editLine({ product_id, packs: typed })}
          />
        ) : (
          packs > 0 && format.number(packs)
        )}
      </Cell>
      <Cell column={columns.stock}>
        <StockCount
          classCode={item.class}
          available={item.available ?? 0}
          expectedOn={item.expected_on}
        />
      </Cell>
      <Cell column={columns.price}>
        {selling_price === undefined
          ? t('savedLists.gone')
          : format.price(unitPriceAt(item, Math.max(1, packs)))}
        <TypedPrices product={item} />
      </Cell>
      <Cell column={columns.order}>
        {selling_price !== undefined && <QuantityBox product={item} />}
      </Cell>
      <Cell column={columns.remove}>
        {canEdit && (
          <IconButton aria-label={t('savedLists.remove', { name })} onClick={onRemove}>
            <Icon name="trash" size={18} />
          </IconButton>
        )}
      </Cell>
    </Row>
  );
});

interface ListedPacksProps {
  label: string;
  packs: number;
  onStore: (packs: number) => Promise<boolean>;
}

/** The suggested packs; an empty box leaves them open. */
function ListedPacks({ label, packs, onStore }: ListedPacksProps) {
  const stored = packs > 0 ? String(packs) : '';
  const [typed, setTyped] = useState(stored);
  const store = async () => {
    const wanted = typed === '' ? 0 : parseQuantity(typed);
    if (wanted !== undefined && wanted !== packs && (await onStore(wanted))) return;
    setTyped(stored);
  };
  return (
    <PacksInput
      aria-label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        if (value === '' || parseQuantity(value) !== undefined) setTyped(value);
      }}
      onBlur={() => void store()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

interface NoteBoxProps {
  label: string;
  note: string;
  onStore: (note: string) => Promise<boolean>;
}

function NoteBox({ label, note, onStore }: NoteBoxProps) {
  const [typed, setTyped] = useState(note);
  const store = async () => {
    if (typed.trim() !== note && !(await onStore(typed.trim()))) setTyped(note);
  };
  return (
    <NoteInput
      aria-label={label}
      value={typed}
      maxLength={MAX_LIST_NOTE_LENGTH}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void store()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
