import { styled } from 'styled-components';

import type { Order, Shipment } from '#contract/orders';
import { orderSteps, stepText, type OrderStep } from '#domain/orderSteps';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';
import { color, from, size, space } from '../../ui/theme';

import { LeavingDay } from './LeavingDay';

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)} ${space(2)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  min-width: 0;
  padding: 0 0 0 ${space(3)};
  border-left: 3px solid ${color.good};
  overflow-wrap: anywhere;

  &[data-state='now'] {
    border-color: ${color.primary};
  }

  &[data-state='next'] {
    border-left-style: dotted;
    border-color: ${color.lineStrong};
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    padding: ${space(2)} 0 0;
    border-top: 3px solid ${color.good};
    border-left: 0;

    &[data-state='next'] {
      border-top-style: dotted;
    }
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Detail = styled.span`
  font-size: ${size.s};
`;

const Lines = styled.ul`
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
`;

/** The way of an order from its placement to its last packs; nothing if its progress is unknown. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useTranslate();
  const steps = orderSteps(order);
  if (steps.length === 0) return null;
  return (
    <Steps aria-label={t('order.steps')}>
      {steps.map((step, index) => (
        <Item
          key={index}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <StepName step={step} />
          {(step.kind === 'shipped' || step.kind === 'back_ordered') && (
            <Detail>{t('order.packsCount', { count: step.packs })}</Detail>
          )}
          {step.kind === 'shipped' && step.state === 'next' && !order.hold && !order.shipments && (
            <Detail>
              <LeavingDay placedAt={order.date} />
            </Detail>
          )}
          {step.kind === 'shipped' && step.shipment && (
            <Parcels shipment={step.shipment} lines={order.lines} />
          )}
        </Item>
      ))}
    </Steps>
  );
}

function StepName({ step }: { step: OrderStep<Shipment> }) {
  const t = useTranslate();
  const format = useFormat();
  const { at } = step;
  return (
    <>
      <Name>
        {t(stepText(step))} {step.kind === 'cancellable' && at && format.time(at)}
        {step.state === 'next' && <span className="hidden-text">{t('order.steps.next')}</span>}
      </Name>
      {at && step.kind !== 'cancellable' && (
        <Detail as="time" dateTime={at}>
          {step.kind === 'shipped' ? format.date(at) : format.dateTime(at)}
        </Detail>
      )}
      {step.kind === 'back_ordered' && step.on && (
        <Detail>
          {t('order.expected')} {format.day(step.on)}
        </Detail>
      )}
    </>
  );
}

interface ParcelsProps {
  shipment: Shipment;
  lines: Order['lines'];
}

/** The carrier and the parcels of a shipment, and what is in them. */
function Parcels({ shipment: { carrier, tracking, lines: sent }, lines }: ParcelsProps) {
  const t = useTranslate();
  const format = useFormat();
  const packs = sent.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {carrier && <Detail>{carrier}</Detail>}
      {tracking.map(({ number, url }) => (
        <Detail key={number} className="mono">
          {url === undefined ? (
            number
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('order.shipment.track', { number, carrier })}
            >
              {number}
            </a>
          )}
        </Detail>
      ))}
      <Detail as="details">
        <summary>{t('order.shipment.lines', { count: sent.length, packs })}</summary>
        <Lines>
          {sent.map(({ line, quantity }) => {
            const ordered = lines.find((one) => one.line === line);
            return (
              <li key={line}>
                {format.number(quantity)} × <span className="mono">{ordered?.product_id}</span>{' '}
                {plainText(ordered?.name ?? '')}
              </li>
            );
          })}
        </Lines>
      </Detail>
    </>
  );
}
