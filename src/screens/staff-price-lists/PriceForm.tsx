import { useState } from 'react';

import { fromCents, parsePrice } from '#domain/money';

import {
  useChangeListPriceMutation,
  type DeskListPrice,
  type DeskPriceList,
} from '../../api/staffPriceLists';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useAction } from '../../features/desk-frame/useAction';
import { FieldTable, useTypedValues, type FormField } from '../../forms/FieldTable';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

type Name = 'product_id' | 'quantity_from' | 'unit_price';

interface PriceFormProps {
  list: DeskPriceList;
  /** The price to change; a new one without. */
  price: DeskListPrice | undefined;
  onClose: () => void;
}

const MAX_PACKS = 1_000_000;

const WRONG = {
  product_id: 'priceLists.wrong.product_id',
  quantity_from: 'priceLists.wrong.quantity_from',
  unit_price: 'products.price.wrong.selling_price',
} as const;

/** Sets the price of a product from a number of packs; one that jumps is asked about. */
export function PriceForm({ list, price, onClose }: PriceFormProps) {
  const t = useTranslate();
  const [changeListPrice] = useChangeListPriceMutation();
  const action = useAction({
    unanswered: 'priceLists.unanswered',
    stale: t('content.stale'),
    hasFields: true,
  });
  const { values, bind } = useTypedValues<Record<Name, string>>(() => ({
    product_id: price?.product_id ?? '',
    quantity_from: String(price?.quantity_from ?? 1),
    unit_price: price?.unit_price.toFixed(2) ?? '',
  }));
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const productId = values.product_id.trim();

  const send = () => {
    const packs = Number(values.quantity_from);
    const cents = parsePrice(values.unit_price);
    const isCount = Number.isInteger(packs) && packs >= 1 && packs <= MAX_PACKS;
    const faults: Name[] = [
      ...(productId === '' ? (['product_id'] as const) : []),
      ...(isCount ? [] : (['quantity_from'] as const)),
      ...(cents ? [] : (['unit_price'] as const)),
    ];
    setWrong(faults);
    if (!cents || faults.length > 0) return undefined;
    return changeListPrice({
      params: { code: list.code, product_id: productId },
      ifMatch: list.version,
      body: {
        quantity_from: packs,
        unit_price: fromCents(cents),
        ...(isConfirmed && { is_confirmed: true }),
      },
    });
  };
  const fields: readonly FormField<Name>[] = [
    ...(price
      ? []
      : [
          { name: 'product_id', label: 'product.number', isRequired: true, limit: 64 } as const,
          {
            name: 'quantity_from',
            label: 'upload.field.quantity_from',
            inputMode: 'numeric',
            limit: 7,
          } as const,
        ]),
    { name: 'unit_price', label: 'upload.field.unit_price', inputMode: 'decimal', limit: 20 },
  ];
  return (
    <ActionSheet
      title={
        price
          ? t('priceLists.price.title', { id: productId, packs: price.quantity_from })
          : t('priceLists.price.add')
      }
      submit={t('customers.save')}
      action={action}
      send={send}
      done={t('customers.saved', { code: list.code })}
      onClose={onClose}
    >
      <FieldTable
        fields={fields}
        bind={(name) => ({
          ...bind(name),
          error: wrong.includes(name) ? t(WRONG[name]) : action.faults[name],
        })}
      />
      {(isConfirmed || action.faults.unit_price !== undefined) && (
        <CheckRow
          label={t('products.price.isConfirmed')}
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
        />
      )}
    </ActionSheet>
  );
}
