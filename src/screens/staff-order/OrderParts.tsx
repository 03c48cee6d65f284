import { styled } from 'styled-components';

import { parseLanguage } from '#domain/languages';

import type { DeskOrder } from '../../api/staffOrders';
import { AddressLines } from '../../features/desk-customer/AddressLines';
import { Aside, EventList } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Email } from '../../ui/Email';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

import { describeEvent } from './describeEvent';

const Part = styled.div`
  margin-top: ${space(3)};
`;

/** The customer of an order, and its addresses. */
export function Customer({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  const format = useFormat();
  const { customer, company_name, ship_to, bill_to } = order;
  const language = parseLanguage(order.lang) || 'en';
  return (
    <Aside title={t('order.customer')}>
      <p>{company_name}</p>
      {customer.ordered_by && (
        <p>
          {t('desk.orderedBy', { name: customer.ordered_by.name })}{' '}
          <Email address={customer.ordered_by.email} />
        </p>
      )}
      <p>
        <Email address={customer.email} />
      </p>
      <p>{customer.phone}</p>
      <Small>{t('desk.reads', { language: t(`staff.reads.${language}`) })}</Small>
      {customer.terms && <Small>{t('desk.terms', { terms: customer.terms })}</Small>}
      {customer.hold && (
        <Small>
          {t('desk.customerHold')}{' '}
          {[
            customer.hold.reason,
            customer.hold.by,
            customer.hold.since && format.dateTime(customer.hold.since),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      )}
      <Part>
        <Small>{t('order.shipTo')}</Small>
        {ship_to ? <AddressLines address={ship_to} /> : <p>{t('desk.noAddress')}</p>}
      </Part>
      {bill_to && (
        <Part>
          <Small>{t('desk.billTo')}</Small>
          <AddressLines address={bill_to} />
        </Part>
      )}
    </Aside>
  );
}

/** Events of the order, latest first. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  const events = order.history.toReversed().map((event) => {
    const described = describeEvent(event, t);
    return described && { key: event.seq, at: event.at, text: event.text, ...described };
  });
  return <EventList title={t('staff.history')} events={events} />;
}
