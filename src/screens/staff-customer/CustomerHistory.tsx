import type { CustomerEvent, DeskCustomer } from '../../api/staffCustomers';
import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

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
  addresses: 'customers.addresses',
};

/** Who changed what, latest first. */
export function CustomerHistory({ customer: { history } }: { customer: DeskCustomer }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="customer-history">
      <AsideTitle id="customer-history">{t('staff.history')}</AsideTitle>
      {history.length === 0 && <p>{t('customers.history.none')}</p>}
      <AsideList>
        {history.toReversed().map((event) => (
          <Entry key={event.seq} event={event} />
        ))}
      </AsideList>
    </AsideBox>
  );
}

function Entry({ event: { kind, at, actor, fields } }: { event: CustomerEvent }) {
  const t = useTranslate();
  const format = useFormat();
  const what = EVENT_LABELS[kind];
  const fieldLabels = fields.flatMap((field) => FIELD_LABELS[field] ?? []).map((label) => t(label));
  if (!what) return null;
  return (
    <li>
      {t(what)}
      {fieldLabels.length > 0 && ` · ${fieldLabels.join(', ')}`}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {actor && ` · ${actor}`}
      </Small>
    </li>
  );
}
