import { nanoid } from '@reduxjs/toolkit';

import { fromCents, toCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { itemsAddedToCart, selectIsAddingToCart, type PreviewItem } from '../../slices/cartPreview';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';

import type { OrderedLine } from './OrderLines';

/** The line as it goes into the cart, at the price of then until the server says that of today. */
const previewOfLine = ({ product_id, name, image, order_qty, ship_pack, price }: OrderedLine) =>
  ({
    id: product_id,
    name,
    quantity: order_qty,
    thumbnail: { url: image },
    price: {
      regularPrice: { amount: { value: fromCents(toCents(price) * unitsOf(1, ship_pack)) } },
    },
    isOrderable: true,
  }) satisfies PreviewItem;

/** Puts the packs of one line of an order into the cart once more. */
export function AddAgain({ line }: { line: OrderedLine }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isAdding = useAppSelector(selectIsAddingToCart);

  const add = () => {
    if (!isAdding) dispatch(itemsAddedToCart({ lines: [previewOfLine(line)], key: nanoid() }));
  };
  return (
    <button
      type="button"
      className="button small"
      aria-label={t('order.again.name', { count: line.order_qty, name: plainText(line.name) })}
      aria-disabled={isAdding}
      onClick={add}
    >
      <Icon name="cart" size={16} />
      {t('order.again')}
    </button>
  );
}
