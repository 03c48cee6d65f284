import { useId } from 'react';

import type { CartLine } from '#contract/cart';
import { lineCents } from '#domain/cartTotal';
import { COMING_SOON, isOrderable, mostPacks, unitsOf } from '#domain/quantity';

import { thumbnailUrl } from '../../api/hosts';
import { TakeMost } from '../../features/cart-line/TakeMost';
import { UsualNote } from '../../features/cart-line/UsualNote';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { linesDeselected, linesSelected } from '../../slices/cartSelection';
import { selectUnsavedIds } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMarket } from '../../store/useMarket';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { plainText, SafeHtml } from '../../ui/SafeHtml';

interface CartLineCellsProps {
  line: CartLine;
  /** Ship packs as they stand on the screen. */
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
  const { country } = useMarket();
  const whyId = useId();
  const name = plainText(line.name);
  const canOrder = isOrderable(line);
  const isUnsaved = useAppSelector((state) => selectUnsavedIds(state).includes(line.product_id));

  const select = () => {
    const choose = isSelected ? linesDeselected : linesSelected;
    dispatch(choose([line.product_id]));
  };

  return (
    <>
      <td role="cell" className="select">
        <Checkbox
          aria-label={t('cart.select', { name })}
          aria-describedby={canOrder ? undefined : whyId}
          checked={isSelected}
          disabled={!canOrder}
          onChange={select}
        />
      </td>
      <td role="cell" className="picture-cell">
        <Picture src={thumbnailUrl(line.image)} alt="" />
      </td>
      <th role="rowheader" scope="row" className="product">
        <span className="mono">{line.product_id}</span>
        <Link to={paths.product(line.product_id, country)}>
          <SafeHtml html={line.name} />
        </Link>
        <Facts line={line} />
        {!canOrder && (
          <span className="why" id={whyId}>
            {t(line.selling_price > 0 ? 'cart.soldOut' : 'cart.withdrawn')}
          </span>
        )}
      </th>
      <td role="cell" className="price" data-label={t('cart.column.price')}>
        <UnitPrice line={line} />
      </td>
      <td role="cell" className="quantity-cell">
        <QuantityStepper name={name} quantity={packs} most={mostPacks(line)} onChange={onPacks} />
        <span>
          {t('product.timesPack', { count: line.ship_pack })}{' '}
          {t('product.units', { count: unitsOf(packs, line.ship_pack) })}
        </span>
        {isUnsaved && <span className="unsaved">{t('cart.unsaved')}</span>}
        <TakeMost line={line} packs={packs} />
        <UsualNote line={line} packs={packs} />
      </td>
      <td role="cell" className="total">
        {canOrder ? format.cents(lineCents({ ...line, item: packs })) : '–'}
      </td>
      <td role="cell" className="remove">
        <button
          type="button"
          className="icon-button"
          aria-label={t('quantity.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </button>
      </td>
    </>
  );
}

function Facts({ line }: { line: CartLine }) {
  const t = useTranslate();
  const stock =
    line.class === COMING_SOON
      ? t('flag.N')
      : isOrderable(line) && t('product.available', { count: line.available });
  return (
    <span className="facts">
      {[t('product.shipPack', { count: line.ship_pack }), stock].filter(Boolean).join(' · ')}
    </span>
  );
}

/** What a unit costs; a sale price strikes the list price through. A withdrawn product has none. */
function UnitPrice({ line }: { line: CartLine }) {
  const t = useTranslate();
  const format = useFormat();
  if (line.selling_price === 0) return null;
  if (line.selling_price_2 === null) return <>{format.price(line.price)}</>;
  return (
    <>
      <s>{format.price(line.selling_price)}</s>
      <span className="sale">
        <span className="hidden-text">{t('product.sale')} </span>
        {format.price(line.price)}
      </span>
    </>
  );
}
