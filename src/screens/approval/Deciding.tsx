import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import type { Requisition } from '#contract/requisitions';
import { toCents } from '#domain/money';
import { MAX_DECISION_NOTE_LENGTH } from '#domain/requisitions';

import {
  useApproveRequisitionMutation,
  useDeclineRequisitionMutation,
  useListRequisitionsQuery,
} from '../../api/requisitions';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { shopKeysEntry } from '../../store/persistence/shopKeysEntry';
import { useCustomer } from '../../store/useMarket';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { isTyping } from '../../ui/isTyping';
import { Sheet } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextArea';
import { space } from '../../ui/theme';
import { TotalBar } from '../../ui/TotalBar';
import { useReason } from '../../ui/useReason';
import { useWindowKeys } from '../../ui/useWindowKeys';

import type { ApprovalValues } from './ApprovalFields';
import { seenLines, type DecidedLine } from './decidedLines';

interface DecidingProps {
  requisition: Requisition;
  values: ApprovalValues;
  lines: readonly DecidedLine[];
  cents: number;
}

/** Total and buttons of whoever decides; A approves, D declines, J and K go to the next request. */
export function Deciding({ requisition, values, lines, cents }: DecidingProps) {
  const t = useTranslate();
  const format = useFormat();
  const reason = useReason();
  const { user_id, lang } = useCustomer();
  const [approve, { error, isLoading }] = useApproveRequisitionMutation();
  const [isDeclining, setIsDeclining] = useState(false);
  const key = useRef(nanoid());
  const limit = requisition.approve_limit;
  const obstacle = (): MessageKey | undefined => {
    if (isLoading) return 'review.placing';
    if (lines.some(({ problem }) => problem)) return 'approval.settle';
    if (lines.every(({ packs }) => packs === 0)) return 'approval.nothingLeft';
    return limit !== undefined && cents > toCents(limit) ? 'approval.aboveLimit' : undefined;
  };
  const reached = obstacle();

  const send = async () => {
    if (reached) return;
    const { requisition_id, version } = requisition;
    const { data, error: failed } = await approve({
      key: key.current,
      requisition_id,
      version,
      lines: seenLines(lines),
      po_reference: values.po_reference,
      ...(values.ship_to !== '' && { ship_to: values.ship_to }),
      user_id,
      lang,
    });
    // An answer ends the request; one without an answer is repeated as it was.
    if (data || (failed && 'status' in failed && typeof failed.status === 'number')) {
      key.current = nanoid();
    }
  };
  useDecisionKeys(
    requisition,
    () => void send(),
    () => setIsDeclining(true),
  );

  return (
    <>
      {error && <FormMessage>{reason(error)}</FormMessage>}
      <TotalBar
        label={t('order.total')}
        total={format.cents(cents)}
        note={reached ? t(reached, { limit: format.price(limit ?? 0) }) : t('approval.noStock')}
      >
        <ButtonRow>
          <Button aria-keyshortcuts="d" onClick={() => setIsDeclining(true)}>
            {t('approval.decline')}
          </Button>
          <PrimaryButton
            aria-keyshortcuts="a"
            disabled={reached !== undefined}
            onClick={() => void send()}
          >
            {t(isLoading ? 'review.placing' : 'approval.approve')}
          </PrimaryButton>
        </ButtonRow>
      </TotalBar>
      {isDeclining && (
        <DeclineSheet requisition={requisition} onClose={() => setIsDeclining(false)} />
      )}
    </>
  );
}

function useDecisionKeys(
  { requisition_id }: Requisition,
  onApprove: () => void,
  onDecline: () => void,
) {
  const navigate = useNavigate();
  const { user_id, lang } = useCustomer();
  const { data } = useListRequisitionsQuery({ user_id, lang });
  const waiting = (data?.requisitions ?? []).filter(({ may_decide }) => may_decide);
  const move = (step: 1 | -1) => {
    const at = waiting.findIndex((one) => one.requisition_id === requisition_id);
    const next = waiting[at + step];
    if (next) void navigate(paths.approval(next.requisition_id));
  };
  useWindowKeys((event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isTyping(event) || !shopKeysEntry.read()) return;
    if (document.querySelector('dialog[open]')) return;
    const actions: Record<string, (() => void) | undefined> = {
      a: onApprove,
      d: onDecline,
      j: () => move(1),
      k: () => move(-1),
    };
    const act = actions[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** Asks for the note that the buyer is sent. */
function DeclineSheet({ requisition, onClose }: { requisition: Requisition; onClose: () => void }) {
  const t = useTranslate();
  const reason = useReason();
  const { user_id, lang } = useCustomer();
  const [decline, { error, isLoading }] = useDeclineRequisitionMutation();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const key = useRef(nanoid());
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(note.trim() === '');
    if (isLoading || note.trim() === '') return;
    const { requisition_id, version } = requisition;
    const body = { requisition_id, version, note, user_id, lang };
    const { data } = await decline({ ...body, key: key.current });
    if (data) onClose();
  };
  return (
    <Sheet
      kind="middle"
      startAt="textarea"
      title={t('approval.decline.title', { requisition: requisition.requisition_id })}
      onClose={onClose}
    >
      <Form noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('approval.why')}
          rows={4}
          maxLength={MAX_DECISION_NOTE_LENGTH}
          value={note}
          error={isMissing ? t('approval.why.missing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {error && <FormMessage>{reason(error)}</FormMessage>}
        <ButtonRow>
          <PrimaryButton type="submit" disabled={isLoading}>
            {t('approval.decline')}
          </PrimaryButton>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        </ButtonRow>
      </Form>
    </Sheet>
  );
}
