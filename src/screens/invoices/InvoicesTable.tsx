import type { Invoice } from '#contract/invoices';

import { InvoicePdf } from '../../features/invoices/InvoicePdf';
import { signedAmount } from '../../features/invoices/signedAmount';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

const columns = namedColumns({
  number: { label: 'invoices.number', width: 1, fold: 'head' },
  state: { label: 'order.status', width: '8rem', narrow: '7rem', fold: 'right', isPlain: true },
  issued: { label: 'invoices.issuedOn', width: '8rem', narrow: '6.25rem', fold: 'left' },
  due: { label: 'invoices.dueOn', width: '8rem', under: 'issued', fold: 'left' },
  po: { label: 'order.po', width: '9rem', narrow: '7rem', fold: 'line' },
  orders: { label: 'orders.title', width: '7rem', under: 'po', fold: 'right' },
  total: {
    label: 'order.total',
    width: '7.5rem',
    narrow: '6rem',
    isNumber: true,
    fold: 'left',
  },
  open: {
    label: 'invoices.open',
    width: '7.5rem',
    narrow: '6rem',
    isNumber: true,
    fold: 'right',
  },
  actions: {
    label: 'order.actions',
    width: '6rem',
    narrow: '5.25rem',
    fold: 'end',
    isNumber: true,
    isQuiet: true,
    isOffPaper: true,
  },
});

/** A page of invoices, each with its PDF and the orders that it is for. */
export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={t('invoices.caption')} columns={columns} isWide>
      <Rows>
        {invoices.map((invoice) => (
          <Row key={invoice.number}>
            <RowHead column={columns.number}>
              <span className="mono">{invoice.number}</span>
            </RowHead>
            <Cell column={columns.state}>
              <InvoiceState invoice={invoice} />
            </Cell>
            <Cell column={columns.issued}>{format.day(invoice.issued_on)}</Cell>
            <Cell column={columns.due}>{invoice.due_on && format.day(invoice.due_on)}</Cell>
            <Cell column={columns.po}>{invoice.po_reference}</Cell>
            <Cell column={columns.orders}>
              {invoice.order_ids.map((id, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Link
                    className="mono"
                    to={paths.order(id)}
                    aria-label={t('order.open', { order: id })}
                  >
                    {id}
                  </Link>
                </span>
              ))}
            </Cell>
            <Cell column={columns.total}>{format.price(signedAmount(invoice, invoice.total))}</Cell>
            <Cell column={columns.open}>{format.price(signedAmount(invoice, invoice.open))}</Cell>
            <Cell column={columns.actions}>
              <InvoicePdf invoice={invoice} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

/** Whether it is a credit, and what is still to be paid, in a word. */
function InvoiceState({ invoice: { kind, open, is_overdue } }: { invoice: Invoice }) {
  const t = useTranslate();
  const [tone, word]: [Tone, Parameters<typeof t>[0]] =
    kind === 'credit'
      ? ['new', 'invoices.kind.credit']
      : is_overdue
        ? ['bad', 'invoices.overdue']
        : open > 0
          ? ['open', 'invoices.open']
          : ['good', 'invoices.paid'];
  return <StatusLabel tone={tone}>{t(word)}</StatusLabel>;
}
