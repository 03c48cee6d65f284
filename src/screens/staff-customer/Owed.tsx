import type { DeskCustomer } from '../../api/staffCustomers';
import { Aside, AsideList } from '../../features/desk-frame/Aside';
import { BalanceFacts } from '../../features/invoices/BalanceFacts';
import { signedAmount } from '../../features/invoices/signedAmount';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { StatusLabel } from '../../ui/StatusLabel';

/** What the customer owes and its unpaid invoices, as the ERP says; nothing without invoices. */
export function Owed({ customer: { balance, unpaid = [] } }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const format = useFormat();
  if (!balance) return null;
  return (
    <Aside title={t('invoices.balance')}>
      <BalanceFacts balance={balance} />
      <AsideList>
        {unpaid.map((invoice) => (
          <li key={invoice.number}>
            <span className="mono">{invoice.number}</span>{' '}
            {format.price(signedAmount(invoice, invoice.open))}{' '}
            {invoice.is_overdue && <StatusLabel tone="bad">{t('invoices.overdue')}</StatusLabel>}
            <Small>
              {t(`invoices.kind.${invoice.kind}`)} · {format.day(invoice.issued_on)}
              {invoice.due_on && ` · ${t('invoices.dueOn')} ${format.day(invoice.due_on)}`}
            </Small>
          </li>
        ))}
      </AsideList>
    </Aside>
  );
}
