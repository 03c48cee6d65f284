import { useState } from 'react';
import { styled } from 'styled-components';

import type { Requisition } from '#contract/requisitions';

import { RequisitionLabel } from '../../features/approvals/RequisitionsTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';
import { TotalBar } from '../../ui/TotalBar';

import { ApprovalFields, type ApprovalValues } from './ApprovalFields';
import { ApprovalLines } from './ApprovalLines';
import { decidedLines, totalCentsOf } from './decidedLines';
import { Deciding } from './Deciding';
import { OwnRequisition } from './OwnRequisition';

const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(4)};
  overflow-wrap: anywhere;
`;

/** An order that waits for approval: for who decides, for its buyer, and for who looks back. */
export function ApprovalScreen({ requisition }: { requisition: Requisition }) {
  const t = useTranslate();
  const format = useFormat();
  const { requisition_id, state, buyer, may_decide: mayDecide, is_own: isOwn } = requisition;
  const [values, setValues] = useState<ApprovalValues>({
    packs: {},
    po_reference: requisition.po_reference,
    ship_to: requisition.ship_to_code,
  });
  const lines = decidedLines(requisition, mayDecide ? values.packs : {});
  const cents = totalCentsOf(lines);
  const counts = t('order.size', { count: lines.filter(({ packs }) => packs > 0).length });
  return (
    <>
      <PageHead title={t('approval.title', { requisition: requisition_id })} count={counts}>
        <RequisitionLabel state={state} />
        <Link to={paths.approvals}>{t('approvals.title')}</Link>
      </PageHead>
      <Notes>
        <p>
          {t('approval.sentBy', {
            buyer: buyer.name,
            at: format.dateTime(requisition.submitted_at),
          })}{' '}
          {t(`approval.reason.${requisition.reason}`)}
        </p>
        <Outcome requisition={requisition} />
        {requisition.order_comment && (
          <p>
            {t('approval.fact', { label: t('order.comment'), value: requisition.order_comment })}
          </p>
        )}
        {mayDecide && requisition.prices_kept_until && (
          <Small>{t('approval.kept', { day: format.date(requisition.prices_kept_until) })}</Small>
        )}
      </Notes>
      <ApprovalFields
        requisition={requisition}
        values={values}
        onChange={setValues}
        isFixed={!mayDecide}
      />
      <ApprovalLines
        lines={lines}
        isOpen={state === 'open'}
        {...(mayDecide && {
          onPacks: (line, packs) =>
            setValues((before) => ({ ...before, packs: { ...before.packs, [line]: packs } })),
        })}
      />
      {mayDecide ? (
        <Deciding requisition={requisition} values={values} lines={lines} cents={cents} />
      ) : isOwn ? (
        <OwnRequisition requisition={requisition} />
      ) : (
        <TotalBar label={t('order.total')} total={format.price(requisition.total)} note={counts}>
          {null}
        </TotalBar>
      )}
    </>
  );
}

/** What was decided, by whom, and what follows. */
function Outcome({ requisition }: { requisition: Requisition }) {
  const t = useTranslate();
  const { state, decided_by: who = '', asked, note, order_id, is_own: isOwn } = requisition;
  if (state === 'open') {
    return isOwn ? <p>{t('approval.waits', { name: asked })}</p> : null;
  }
  return (
    <>
      <p>
        {t(`approval.is.${state}`, { who })}{' '}
        {order_id && <Link to={paths.order(order_id)}>{t('order.open', { order: order_id })}</Link>}
      </p>
      {note && <blockquote>{note}</blockquote>}
    </>
  );
}
