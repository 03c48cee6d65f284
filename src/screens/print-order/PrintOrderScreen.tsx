import { createGlobalStyle, styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { DownloadPdf } from '../../features/order/DownloadPdf';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

import { PrintedOrder } from './PrintedOrder';

/** Papers as CSS names them; both countries of the catalogue print on Letter. */
const PAPERS = ['letter', 'a4'] as const;
type Paper = (typeof PAPERS)[number];

export const readPaper = (text: string | null): Paper =>
  PAPERS.find((paper) => paper === text) ?? 'letter';

const PageSize = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper};
    margin: 14mm 12mm;
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }

  a {
    margin-left: auto;
  }
`;

interface PrintOrderScreenProps {
  order: Order;
  paper: Paper;
  onPaper: (paper: string) => void;
}

export function PrintOrderScreen({ order, paper, onPaper }: PrintOrderScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageSize $paper={paper} />
      <Toolbar className="no-print">
        <button type="button" className="button primary" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t('print.now')}
        </button>
        <DownloadPdf orderId={order.order_id} paper={paper} />
        <label>
          {t('print.paper')}
          <select className="field" value={paper} onChange={(event) => onPaper(event.target.value)}>
            {PAPERS.map((name) => (
              <option key={name} value={name}>
                {t(`print.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <p>
          <Link to={paths.order(order.order_id)}>{t('print.back')}</Link>
        </p>
      </Toolbar>
      <PrintedOrder order={order} paper={paper} />
    </>
  );
}
