import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';
import { lineCents } from '#domain/cartTotal';
import { isOrderable, maxPacks, unitsOf } from '#domain/quantity';
import { unitPriceAt } from '#domain/unitPrice';
import { isUnusual } from '#domain/unusual';

import { TakeAvailable } from '../../features/cart-line/TakeAvailable';
import { RowProduct } from '../../features/product-card/RowProduct';
import { StockCount } from '../../features/product-card/StockCount';
import { UnitPrice } from '../../features/product-card/UnitPrice';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import {
  linesDeselected,
  linesSelected,
  packsMeant,
  selectMeantPacks,
} from '../../slices/cartSelection';
import { selectUnsavedIds } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useScanToCart } from '../../store/useScanToCart';
import { IconButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ExpectedDay } from '../../ui/ExpectedDay';
import { Icon } from '../../ui/Icon';
import { KeepOrChange } from '../../ui/KeepOrChange';
import { BreakNudge, OwnPrices } from '../../ui/prices/OwnPrices';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { plainText } from '../../ui/SafeHtml';
import { Cell, RowHead } from '../../ui/table/Row';
import { color, size, space } from '../../ui/theme';
import { UsualNote } from '../../ui/UsualNote';

import { columns } from './columns';

const PacksBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${size.s};
`;

const Muted = styled.span`
  color: ${color.inkSoft};
`;

const Warning = styled.div`
  color: ${color.warn};
  font-size: ${size.s};
`;

const Total = styled.strong`
  font-weight: 600;
`;

interface CartLineCellsProps {
  line: CartLine;
  /** Ship packs as displayed on the screen. */
  packs: number;
  isSelected: boolean;
  onPacks: (packs: number) => void;
  onRemove: () => void;
}

export function CartLineCells(props: CartLineCellsProps) {
  const { line, packs, isSelected, onPacks, onRemove } = props;
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const reasonId = useId();
  const name = plainText(line.name);
  const canOrder = isOrderable(line);
  const total = canOrder ? format.cents(lineCents({ ...line, item: packs })) : '–';

  const toggleSelected = () => {
    const actionCreator = isSelected ? linesDeselected : linesSelected;
    dispatch(actionCreator([line.product_id]));
  };

  return (
    <>
      <Cell column={columns.select}>
        <Checkbox
          aria-label={t('cart.select', { name })}
          aria-describedby={canOrder ? undefined : reasonId}
          checked={isSelected}
          disabled={!canOrder}
          onChange={toggleSelected}
        />
      </Cell>
      <RowHead column={columns.product}>
        <RowProduct product={line}>
          {!canOrder && (
            <Warning id={reasonId}>
              {t(line.selling_price > 0 ? 'cart.soldOut' : 'cart.withdrawn')}
              <ExpectedDay day={line.expected_on} isBehind />
            </Warning>
          )}
        </RowProduct>
      </RowHead>
      <Cell column={columns.stock}>
        {canOrder && <StockCount classCode={line.class} available={line.available} />}
      </Cell>
      <Cell column={columns.price}>
        {line.selling_price > 0 && (
          <>
            <UnitPrice {...shownPrices(line, packs)} />
            <OwnPrices priced={line} packs={packs} />
          </>
        )}
      </Cell>
      <Cell column={columns.packs}>
        <Packs line={line} packs={packs} name={name} onPacks={onPacks} />
      </Cell>
      <Cell column={columns.total}>
        {isSelected ? <Total>{total}</Total> : <Muted>{total}</Muted>}
      </Cell>
      <Cell column={columns.remove}>
        <IconButton aria-label={t('quantity.remove', { name })} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </IconButton>
      </Cell>
    </>
  );
}

/** Where a break is reached, it is the price; else the list price, and the sale price if there is one. */
function shownPrices(line: CartLine, packs: number) {
  const { selling_price: list, selling_price_2: sale, price_breaks } = line;
  const isReached = price_breaks?.some((one) => one.packs <= packs);
  return isReached ? { list: unitPriceAt(line, packs), sale: null } : { list, sale };
}

type PacksProps = Pick<CartLineCellsProps, 'line' | 'packs' | 'onPacks'> & { name: string };

/** Quantity input in ship packs, with the resulting units and any notes about the quantity. */
function Packs({ line, packs, name, onPacks }: PacksProps) {
  const t = useTranslate();
  const scanToCart = useScanToCart();
  const place = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const { product_id: id } = line;
  const meant = useAppSelector((state) => selectMeantPacks(state)[id]);
  const focusBox = () => place.current?.querySelector('input')?.focus();
  const keep = () => {
    dispatch(packsMeant({ id, packs }));
    // The button unmounts.
    focusBox();
  };
  const isUnsaved = useAppSelector((state) => selectUnsavedIds(state).includes(id));
  return (
    <PacksBox ref={place}>
      <QuantityStepper
        name={name}
        quantity={packs}
        max={maxPacks(line)}
        onChange={onPacks}
        onScan={scanToCart}
      />
      <span>
        {t('product.timesPack', { count: line.ship_pack })}{' '}
        {t('product.units', { count: unitsOf(packs, line.ship_pack) })}
      </span>
      {isUnsaved && <Muted>{t('cart.unsaved')}</Muted>}
      <BreakNudge priced={line} packs={packs} max={maxPacks(line)} onPacks={onPacks} />
      <TakeAvailable line={line} packs={packs} />
      <UsualNote usual={line.usual} packs={packs} />
      {meant !== packs && isUnusual(packs, line.usual) && (
        <KeepOrChange packs={packs} onKeep={keep} onChange={focusBox} />
      )}
    </PacksBox>
  );
}
