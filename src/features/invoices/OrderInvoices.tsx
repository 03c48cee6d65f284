import { styled } from 'styled-components';

import type { Invoice } from '#contract/invoices';

import { useListOrderInvoicesQuery } from '../../api/invoices';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { control, size, space } from '../../ui/theme';

import { InvoicePdf } from './InvoicePdf';
import { signedAmount } from './signedAmount';
import { useBalance } from './useBalance';

const Part = styled.section`
  margin: 0 0 ${space(4)};
`;

const Title = styled.h2`
  margin: 0 0 ${space(1)};
  font-size: ${size.text};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  min-height: ${control.small};
`;

/** The invoices of an order, for those who may read them. */
export function OrderInvoices({ orderId: order_id }: { orderId: string }) {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const hasInvoices = useBalance() !== undefined;
  const query = { user_id, lang, order_id };
  const { currentData: invoices = [] } = useListOrderInvoicesQuery(query, { skip: !hasInvoices });
  if (invoices.length === 0) return null;
  return (
    <Part aria-labelledby="invoices">
      <Title id="invoices">{t('invoices.title')}</Title>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.number} invoice={invoice} />
        ))}
      </ul>
    </Part>
  );
}

function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const format = useFormat();
  const { number, kind, issued_on, open } = invoice;
  return (
    <Item>
      <Link className="mono" to={paths.invoices(number)}>
        {number}
      </Link>
      <Small as="span">
        {t(`invoices.kind.${kind}`)} · {format.day(issued_on)}
      </Small>
      <span>{format.price(signedAmount(invoice, invoice.total))}</span>
      {open > 0 && kind === 'invoice' && (
        <span>{t('invoices.openAmount', { amount: format.price(open) })}</span>
      )}
      <InvoicePdf invoice={invoice} />
    </Item>
  );
}
