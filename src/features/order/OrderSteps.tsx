import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Order, Shipment } from '#contract/orders';
import { orderSteps, stepText, type OrderStep } from '#domain/orderSteps';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';
import { Step, StepDetail, Steps, StepTitle } from '../../ui/Steps';
import { space } from '../../ui/theme';

import { LeavingDay } from './LeavingDay';

const Lines = styled.ul`
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
`;

interface OrderStepsProps {
  order: Order;
  /** What else happened, such as its invoices, as steps. */
  others: readonly ReactNode[];
}

/** The way of an order from its placement to its last packs; nothing if nothing is known of it. */
export function OrderSteps({ order, others }: OrderStepsProps) {
  const t = useTranslate();
  const steps = orderSteps(order);
  const toCome = steps.filter(({ state }) => state === 'next');
  if (steps.length + others.length === 0) return null;
  return (
    <Steps aria-label={t('order.steps')}>
      {steps
        .filter((step) => !toCome.includes(step))
        .map((step, index) => (
          <OneStep key={index} step={step} order={order} />
        ))}
      {others}
      {toCome.map((step, index) => (
        <OneStep key={index} step={step} order={order} />
      ))}
    </Steps>
  );
}

function OneStep({ step, order }: { step: OrderStep<Shipment>; order: Order }) {
  const t = useTranslate();
  return (
    <Step data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
      <StepName step={step} />
      {(step.kind === 'shipped' || step.kind === 'back_ordered') && (
        <StepDetail>{t('order.packsCount', { count: step.packs })}</StepDetail>
      )}
      {step.kind === 'shipped' && step.state === 'next' && !order.hold && !order.shipments && (
        <StepDetail>
          <LeavingDay placedAt={order.date} />
        </StepDetail>
      )}
      {step.kind === 'shipped' && step.shipment && (
        <Parcels shipment={step.shipment} lines={order.lines} />
      )}
    </Step>
  );
}

function StepName({ step }: { step: OrderStep<Shipment> }) {
  const t = useTranslate();
  const format = useFormat();
  const { at } = step;
  return (
    <>
      <StepTitle>
        {t(stepText(step))} {step.kind === 'cancellable' && at && format.time(at)}
        {step.state === 'next' && <span className="hidden-text">{t('order.steps.next')}</span>}
      </StepTitle>
      {at && step.kind !== 'cancellable' && (
        <StepDetail as="time" dateTime={at}>
          {step.kind === 'shipped' ? format.date(at) : format.dateTime(at)}
        </StepDetail>
      )}
      {step.kind === 'back_ordered' && step.on && (
        <StepDetail>
          {t('order.expected')} {format.day(step.on)}
        </StepDetail>
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
      {carrier && <StepDetail>{carrier}</StepDetail>}
      {tracking.map(({ number, url }) => (
        <StepDetail key={number} className="mono">
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
        </StepDetail>
      ))}
      <StepDetail as="details">
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
      </StepDetail>
    </>
  );
}
