import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';
import { baseNameOf } from '#domain/variants';

import { useTranslate } from '../../i18n/useTranslate';
import { RowPicture } from '../../ui/RowPicture';
import { plainText } from '../../ui/SafeHtml';
import { color, size, space, within } from '../../ui/theme';

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-width: 0;
`;

const Pictures = styled.span`
  display: flex;
  flex: none;
  gap: 2px;

  > * {
    width: 28px;
  }

  ${within.phone} {
    > * {
      width: 22px;
    }
  }

  /* The reference is more useful than a third picture. */
  ${within.untilDesktop} {
    > :nth-child(3) {
      display: none;
    }
  }
`;

/** Truncated to fit; the order shows the full text. */
const SummaryText = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${size.s};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Reference = styled.span`
  color: ${color.ink};
`;

const More = styled.span`
  flex: none;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Summary of an order on one line of a list: reference, first products, comment. */
export function OrderContents({ order }: { order: OrderSummary }) {
  const t = useTranslate();
  const { lines, po_reference, order_comment, first = [] } = order;
  const names = first.map(({ name }) => baseNameOf(plainText(name))).join(', ');
  const summary = names || t('order.size', { count: lines });
  return (
    <Line>
      <Pictures>
        {first.map(({ product_id, image }, index) => (
          <RowPicture key={`${product_id} ${index}`} image={image} />
        ))}
      </Pictures>
      <SummaryText title={[po_reference, names, order_comment].filter(Boolean).join(' · ')}>
        {po_reference && (
          <>
            <Reference>{po_reference}</Reference> ·{' '}
          </>
        )}
        {summary}
        {order_comment && (
          <>
            {' '}
            · <span>{order_comment}</span>
          </>
        )}
      </SummaryText>
      {names && lines > first.length && (
        <More>{t('order.more', { count: lines - first.length })}</More>
      )}
    </Line>
  );
}
