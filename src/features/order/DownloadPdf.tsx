import type { printOrder } from '#contract/orders';

import { call } from '../../api/call';
import { useIsOffered } from '../../api/useIsOffered';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RoomyWords } from '../../ui/RoomyWords';

interface DownloadPdfProps {
  orderId: string;
  paper?: 'letter' | 'a4';
}

/** Downloads an order as PDF, as the server draws it. */
export function DownloadPdf({ orderId: order_id, paper = 'letter' }: DownloadPdfProps) {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const { download, isLoading } = useDownload();
  const isOffered = useIsOffered('order-pdf');
  if (!isOffered) return null;
  const words = t(isLoading ? 'download.preparing' : 'order.pdf');

  const request = call<typeof printOrder>({
    method: 'GET',
    url: '/api/order-pdf',
    query: {
      user_id,
      lang,
      order_id,
      paper,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  return (
    <SmallButton
      type="button"
      aria-disabled={isLoading}
      title={words}
      onClick={() => void download(`${t('order.pdf.file', { order: order_id })}.pdf`, request)}
    >
      <Icon name="file" size={16} />
      <RoomyWords>{words}</RoomyWords>
    </SmallButton>
  );
}
