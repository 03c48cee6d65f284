import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Problem } from '#contract/replies';
import { toCents } from '#domain/money';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import type { OrderedLine } from '../../slices/previewItem';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, radius, space } from '../../ui/theme';

import type { OrderRefusal } from './usePlaceOrder';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  margin: ${space(4)} 0;
  padding: ${space(4)};
  border-left: 4px solid ${color.bad};
  border-radius: ${radius.control};
  background: ${color.badTint};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
`;

const Difference = styled.span`
  font-weight: 600;
`;

type Fault = NonNullable<Problem['errors']>[number];

/**
 * Why nothing was ordered: the server's message, and the old and new values of each affected line.
 */
export function RefusedOrder({ refused }: { refused: OrderRefusal }) {
  const t = useTranslate();
  const boxRef = useRef<HTMLDivElement>(null);
  const { problem, sent } = refused;
  const faults = problem.errors?.filter(({ product_id }) => product_id !== undefined) ?? [];

  // Keyboard and screen reader focus moves to the response.
  useEffect(() => {
    boxRef.current?.focus();
  }, [refused]);

  return (
    <Box role="alert" tabIndex={-1} ref={boxRef}>
      <p>{problem.message}</p>
      {problem.order_id && (
        <p>
          <Link to={paths.order(problem.order_id)}>
            {t('order.open', { order: problem.order_id })}
          </Link>
        </p>
      )}
      {problem.requisition_id && (
        <p>
          <Link to={paths.approval(problem.requisition_id)}>
            {t('approval.title', { requisition: problem.requisition_id })}
          </Link>
        </p>
      )}
      {faults.length > 0 && !problem.order_id && !problem.requisition_id && (
        <ul aria-label={t('review.changed')}>
          {faults.map((fault, index) => (
            <LineChange
              key={index}
              fault={fault}
              line={sent.lines.find(({ product_id }) => product_id === fault.product_id)}
            />
          ))}
        </ul>
      )}
    </Box>
  );
}

function LineChange({ fault, line }: { fault: Fault; line: OrderedLine | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  const { product_id, price, available, message } = fault;
  const hasNewPrice =
    line !== undefined && price !== undefined && toCents(price) !== toCents(line.price);
  const hasInsufficientStock =
    line !== undefined && available !== undefined && available < line.order_qty;

  return (
    <Item>
      <span className="mono">{product_id}</span>
      {line && <SafeHtml html={line.name} />}
      <span>{message}</span>
      {hasNewPrice && (
        <Difference>
          {t('review.changed.price', {
            was: format.price(line.price),
            now: format.price(price),
          })}
        </Difference>
      )}
      {hasInsufficientStock && (
        <Difference>
          {t('review.changed.packs', { was: line.order_qty, now: Math.max(0, available) })}
        </Difference>
      )}
    </Item>
  );
}
