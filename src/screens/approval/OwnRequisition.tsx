import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

import type { Requisition } from '#contract/requisitions';

import { useWithdrawRequisitionMutation } from '../../api/requisitions';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfOrdered } from '../../slices/previewItem';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { TotalBar } from '../../ui/TotalBar';
import { useReason } from '../../ui/useReason';

/** What the buyer can do: take it back while it waits, or order its lines again. */
export function OwnRequisition({ requisition }: { requisition: Requisition }) {
  const t = useTranslate();
  const format = useFormat();
  const reason = useReason();
  const dispatch = useAppDispatch();
  const { user_id, lang } = useCustomer();
  const isAdding = useAppSelector(selectIsAddingToCart);
  const [sendWithdrawal, { error, isLoading }] = useWithdrawRequisitionMutation();
  const key = useRef(nanoid());
  const { requisition_id, state, lines, total } = requisition;

  const withdraw = (to_cart: boolean) => {
    if (isLoading) return;
    void sendWithdrawal({
      requisition_id,
      to_cart,
      user_id,
      lang,
      key: `${key.current} ${to_cart}`,
    });
  };
  const addAgain = () => {
    const ordered = lines
      .filter(({ now }) => now !== undefined)
      .map(({ product_id, name, image, packs, ship_pack, price }) =>
        previewOfOrdered({ product_id, name, image, order_qty: packs, ship_pack, price }),
      );
    if (!isAdding && ordered.length > 0)
      dispatch(linesAdded({ lines: ordered, source: 'grid', key: nanoid() }));
  };
  return (
    <>
      {error && <FormMessage>{reason(error)}</FormMessage>}
      <TotalBar
        label={t('order.total')}
        total={format.price(total)}
        note={t('order.size', { count: lines.length })}
      >
        <ButtonRow>
          {state === 'open' && (
            <>
              <Button disabled={isLoading} onClick={() => withdraw(false)}>
                {t('approval.withdraw')}
              </Button>
              <Button disabled={isLoading} onClick={() => withdraw(true)}>
                {t('approval.withdraw.toCart')}
              </Button>
            </>
          )}
          {(state === 'declined' || state === 'expired') && (
            <PrimaryButton aria-disabled={isAdding} onClick={addAgain}>
              {t('approval.again')}
            </PrimaryButton>
          )}
        </ButtonRow>
      </TotalBar>
    </>
  );
}
