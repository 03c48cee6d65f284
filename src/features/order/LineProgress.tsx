import { styled } from 'styled-components';

import type { OrderLine } from '#contract/orders';
import { packsToCome, type OrderedPacks } from '#domain/orderSteps';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';

/** Fulfilment details of a placed line, where there are any. */
export type LineFulfilment = Pick<
  OrderLine,
  'shipped' | 'cancelled' | 'back_ordered' | 'expected_on' | 'reason'
>;

const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  /* A long reason takes several lines rather than the next column. */
  > * {
    white-space: normal;
  }
`;

/** What has become of the ordered packs of a line: shipped, still to come, cancelled. */
export function LineProgress({ line }: { line: OrderedPacks & LineFulfilment }) {
  const t = useTranslate();
  const format = useFormat();
  const { shipped = 0, cancelled = 0, expected_on, reason } = line;
  const { now, later } = packsToCome(line);
  return (
    <Parts>
      {shipped > 0 && (
        <StatusLabel tone="good">{t('order.line.shipped', { count: shipped })}</StatusLabel>
      )}
      {now > 0 && <StatusLabel tone="busy">{t('order.line.toCome', { count: now })}</StatusLabel>}
      {later > 0 && (
        <StatusLabel tone="open">
          {expected_on === undefined
            ? t('order.line.backOrdered', { count: later })
            : t('order.line.expected', { count: later, day: format.day(expected_on) })}
        </StatusLabel>
      )}
      {cancelled > 0 && (
        <StatusLabel tone="off">
          {reason === undefined
            ? t('order.line.withdrawn', { count: cancelled })
            : t('order.line.cancelled', {
                count: cancelled,
                reason: t(`order.reason.${reason}`),
              })}
        </StatusLabel>
      )}
    </Parts>
  );
}
