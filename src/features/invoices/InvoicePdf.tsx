import type { Invoice, readInvoicePdf } from '#contract/invoices';

import { buildRequest } from '../../api/buildRequest';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** Downloads the PDF of an invoice; nothing if there is none. */
export function InvoicePdf({ invoice: { number, has_pdf } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const { download, isLoading } = useDownload();
  if (!has_pdf) return null;
  const request = buildRequest<typeof readInvoicePdf>({
    method: 'GET',
    url: '/api/invoice-pdf',
    query: { user_id, lang, number },
  });
  return (
    <SmallButton
      aria-disabled={isLoading}
      aria-label={isLoading ? undefined : t('invoices.pdf', { number })}
      title={t('invoices.pdf', { number })}
      onClick={() => void download(`${t('invoices.pdf.file', { number })}.pdf`, request)}
    >
      <Icon name="file" size={16} />
      {isLoading ? t('download.preparing') : 'PDF'}
    </SmallButton>
  );
}
