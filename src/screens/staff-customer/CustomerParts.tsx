import { styled } from 'styled-components';

import type { CustomerEvent, DeskCustomer } from '../../api/staffCustomers';
import { AddressLines } from '../../features/desk-customer/AddressLines';
import { Aside, AsideList, EventEntry, EventList, FactList } from '../../features/desk-frame/Aside';
import { OrderStatus } from '../../features/order/OrderStatus';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Email } from '../../ui/Email';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

interface PartProps {
  customer: DeskCustomer;
}

/** Contact details and terms of a customer. */
export function Contact({ customer }: PartProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Aside title={t('customers.contact')}>
      <FactList
        facts={[
          [t('staff.company'), customer.company_name],
          [t('customers.owner'), customer.owner_name],
          [t('staff.email'), <Email address={customer.email} />],
          [t('customers.phone'), customer.phone],
          [t('staff.approve.country'), t(`staff.country.${customer.country}`)],
          [t('staff.language'), t(`staff.reads.${customer.lang || 'en'}`)],
          [t('customers.terms'), customer.terms],
          [
            t('upload.field.min_order'),
            customer.min_order !== null && format.price(customer.min_order),
          ],
          [
            t('upload.field.credit_limit'),
            customer.credit_limit !== null && format.price(customer.credit_limit),
          ],
          [t('upload.field.po_required'), customer.po_required && t('customers.yes')],
          [t('upload.field.buyers_see'), customer.buyers_see === 'own' && t('customers.ownOnly')],
          [t('customers.since'), format.date(customer.created_at)],
        ]}
      />
    </Aside>
  );
}

/** Shipping and billing addresses, default ones first. */
export function Addresses({ customer: { addresses } }: PartProps) {
  const t = useTranslate();
  return (
    <Aside title={t('customers.addresses')}>
      {addresses.length === 0 && <p>{t('customers.addresses.none')}</p>}
      <AsideList>
        {addresses.map(({ kind, code, is_default, ...address }) => (
          <li key={`${kind} ${code}`}>
            <Small>
              {t(`customers.address.kind.${kind}`)} · <span className="mono">{code}</span>
              {is_default && ` · ${t('customers.address.usual')}`}
            </Small>
            <AddressLines address={address} />
          </li>
        ))}
      </AsideList>
    </Aside>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 1.5rem;
`;

const Foot = styled(Line)`
  margin-top: ${space(3)};
`;

/** The customer's open orders, and a link to all of them. */
export function OpenOrders({ customer: { orders, last_order_at, customer_code } }: PartProps) {
  const t = useTranslate();
  const format = useFormat();
  const allOrders = staffPaths.ordersBy({ queue: 'all', search: customer_code });
  return (
    <Aside title={t('customers.orders')}>
      {orders.length === 0 && <p>{t('customers.orders.none')}</p>}
      <AsideList>
        {orders.map(({ order_id, placed_at, stage, po_reference, total }) => (
          <EventEntry
            key={order_id}
            at={placed_at}
            who={po_reference}
            what={
              <Line>
                <Link className="mono" to={staffPaths.order(order_id)}>
                  {order_id}
                </Link>
                <OrderStatus state={stage} />
                <span>{format.price(total)}</span>
              </Line>
            }
          />
        ))}
      </AsideList>
      {last_order_at && (
        <Foot>
          <Link to={allOrders}>{t('customers.orders.all')}</Link>
          <Small>{t('customers.lastOrder.at', { day: format.date(last_order_at) })}</Small>
        </Foot>
      )}
    </Aside>
  );
}

/** Orders that wait for the approval of the customer's own people, to be read; nothing without any. */
export function WaitingOrders({ customer: { requisitions = [] } }: PartProps) {
  const t = useTranslate();
  const format = useFormat();
  if (requisitions.length === 0) return null;
  return (
    <Aside title={t('customers.waiting')}>
      <AsideList>
        {requisitions.map((one) => (
          <EventEntry
            key={one.requisition_id}
            at={one.submitted_at}
            who={one.buyer.name}
            what={
              <Line>
                <span className="mono">{one.requisition_id}</span>
                <span>{format.price(one.total)}</span>
                <span>{t('customers.waiting.for', { name: one.asked })}</span>
              </Line>
            }
          />
        ))}
      </AsideList>
    </Aside>
  );
}

const EVENT_LABELS: Readonly<Record<string, MessageKey>> = {
  'customer.created': 'customers.event.created',
  'customer.changed': 'customers.event.changed',
  'customer.locked': 'customers.event.locked',
  'customer.unlocked': 'customers.event.unlocked',
};

const FIELD_LABELS: Readonly<Record<string, MessageKey>> = {
  email: 'staff.email',
  owner_name: 'customers.owner',
  company_name: 'staff.company',
  country: 'staff.country',
  lang: 'staff.language',
  phone: 'customers.phone',
  terms: 'customers.terms',
  order_hold: 'customers.view.held',
  po_required: 'upload.field.po_required',
  min_order: 'upload.field.min_order',
  credit_limit: 'upload.field.credit_limit',
  buyers_see: 'upload.field.buyers_see',
  addresses: 'customers.addresses',
  users: 'people.title',
  price_lists: 'priceLists.title',
};

/** Who changed what, latest first. */
export function CustomerHistory({ customer: { history } }: PartProps) {
  const t = useTranslate();
  const describe = ({ kind, fields }: CustomerEvent) => {
    const what = EVENT_LABELS[kind];
    const labels = fields.flatMap((field) => FIELD_LABELS[field] ?? []).map((label) => t(label));
    return what && [t(what), labels.join(', ')].filter(Boolean).join(' · ');
  };
  const events = history.toReversed().map((event) => {
    const what = describe(event);
    return what === undefined ? what : { key: event.seq, at: event.at, who: event.actor, what };
  });
  const none = t('customers.history.none');
  return <EventList title={t('staff.history')} events={events} none={none} />;
}
