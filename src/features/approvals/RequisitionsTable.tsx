import type { RequisitionSummary } from '#contract/requisitions';
import type { RequisitionState } from '#domain/requisitions';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

const columns = namedColumns({
  request: { label: 'approvals.request', width: 1, fold: 'head' },
  sent: { label: 'approvals.sent', width: '9rem', isNumber: true, fold: 'left' },
  lines: { label: 'order.lines', width: '5rem', isNumber: true, absent: 'both' },
  total: { label: 'order.total', width: '8rem', narrow: '7rem', isNumber: true, fold: 'right' },
  state: { label: 'order.status', width: '13rem', narrow: '11rem', fold: 'bare' },
});

const TONES: Record<RequisitionState, Tone> = {
  open: 'open',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'off',
  expired: 'off',
};

/** What has become of an order that waits for approval. */
export function RequisitionLabel({ state }: { state: RequisitionState }) {
  const t = useTranslate();
  return <StatusLabel tone={TONES[state]}>{t(`approvals.state.${state}`)}</StatusLabel>;
}

interface RequisitionsTableProps {
  caption: string;
  requisitions: readonly RequisitionSummary[];
}

/** Orders that wait for approval, or waited for it; each leads to its own page. */
export function RequisitionsTable({ caption, requisitions }: RequisitionsTableProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={caption} columns={columns}>
      <Rows>
        {requisitions.map((one) => {
          const { requisition_id, is_own, buyer, po_reference, ship_to_code } = one;
          const details = [
            po_reference && `${t('order.po')} ${po_reference}`,
            ship_to_code && `${t('order.shipTo')} ${ship_to_code}`,
          ];
          return (
            <Row key={requisition_id}>
              <RowHead column={columns.request}>
                <Link to={paths.approval(requisition_id)} data-requisition>
                  {is_own ? requisition_id : `${requisition_id} · ${buyer.name}`}
                </Link>
                <Small>{details.filter(Boolean).join(' · ')}</Small>
              </RowHead>
              <Cell column={columns.sent}>{format.date(one.submitted_at)}</Cell>
              <Cell column={columns.lines}>{format.number(one.line_count)}</Cell>
              <Cell column={columns.total}>{format.price(one.total)}</Cell>
              <Cell column={columns.state}>
                <RequisitionLabel state={one.state} />
                {one.state === 'open' && is_own && (
                  <Small>{t('approvals.isAsked', { name: one.asked })}</Small>
                )}
              </Cell>
            </Row>
          );
        })}
      </Rows>
    </Table>
  );
}
