import { createGlobalStyle, styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { DownloadPdf } from '../../features/order/DownloadPdf';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Input';
import { Link } from '../../ui/Link';
import { PAPERS, type Paper } from '../../ui/paper';
import { space } from '../../ui/theme';

import { PrintedOrder } from './PrintedOrder';

const PageSize = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper};
    margin: 10mm 12mm;
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(4)};
`;

const Anchor = styled(Link)`
  margin-left: auto;
`;

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
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
        <PrimaryButton onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t('print.now')}
        </PrimaryButton>
        <DownloadPdf orderId={order.order_id} paper={paper} />
        <Label>
          {t('print.paper')}
          <Select value={paper} onChange={(event) => onPaper(event.target.value)}>
            {PAPERS.map((name) => (
              <option key={name} value={name}>
                {t(`print.${name}`)}
              </option>
            ))}
          </Select>
        </Label>
        <p>
          <Anchor to={paths.order(order.order_id)}>{t('print.back')}</Anchor>
        </p>
      </Toolbar>
      <PrintedOrder order={order} paper={paper} />
    </>
  );
}
