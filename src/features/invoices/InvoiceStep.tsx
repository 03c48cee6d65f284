import type { Invoice } from '#contract/invoices';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Step, StepDetail, StepTitle } from '../../ui/Steps';

import { InvoicePdf } from './InvoicePdf';
import { signedAmount } from './signedAmount';

/** An invoice of an order as a step on its way, which leads to it. */
export function InvoiceStep({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const format = useFormat();
  const { number, kind, issued_on, open } = invoice;
  return (
    <Step data-state="done">
      <StepTitle>{t(`invoices.kind.${kind}`)}</StepTitle>
      <StepDetail as="time" dateTime={issued_on}>
        {format.day(issued_on)}
      </StepDetail>
      <StepDetail>
        <Link className="mono" to={paths.invoices(number)}>
          {number}
        </Link>
      </StepDetail>
      <StepDetail>{format.price(signedAmount(invoice, invoice.total))}</StepDetail>
      {open > 0 && kind === 'invoice' && (
        <StepDetail>{t('invoices.openAmount', { amount: format.price(open) })}</StepDetail>
      )}
      <span>
        <InvoicePdf invoice={invoice} />
      </span>
    </Step>
  );
}
