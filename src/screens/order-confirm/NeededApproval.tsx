import { exceededLimit, type RequisitionReason } from '#domain/requisitions';

import type { OwnLimits } from '../../api/cart';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { WarnBox } from '../../ui/WarnBox';

/** Returns the limit that an order exceeds. */
export const overLimit = (
  cents: number,
  { order, month = 0, left }: OwnLimits,
): RequisitionReason | undefined =>
  exceededLimit(
    { orderCents: order ?? null, monthCents: left === undefined ? null : month },
    cents,
    month - (left ?? 0),
  );

/** Why an order needs approval and who is asked, or what is left of the month. */
export function NeededApproval({ cents, limits }: { cents: number; limits: OwnLimits }) {
  const t = useTranslate();
  const format = useFormat();
  const { order = 0, month = 0, left, asked: name } = limits;
  const reason = overLimit(cents, limits);
  const params = { left: format.cents(left ?? 0), limit: format.cents(month), name };
  if (reason === 'order_limit') {
    return (
      <WarnBox role="note">
        {t('review.overLimit.order_limit', { limit: format.cents(order), name })}
      </WarnBox>
    );
  }
  if (reason) return <WarnBox role="note">{t('review.overLimit.month_limit', params)}</WarnBox>;
  return left === undefined ? null : <Small>{t('review.monthLeft', params)}</Small>;
}
