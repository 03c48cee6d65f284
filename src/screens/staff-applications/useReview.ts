import { useState } from 'react';

import type { Country } from '#domain/countries';

import type { CallError } from '../../api/callError';
import {
  useApproveApplicationMutation,
  useAskApplicantMutation,
  useBeginReviewMutation,
  useDeclineApplicationMutation,
  type ReviewedApplication,
} from '../../api/review';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

type PendingResult = Promise<{ error?: unknown }>;

/** Outcome of the last action, and the field that made it fail. */
interface Outcome {
  kind: 'good' | 'bad';
  text: string;
  field?: string | undefined;
}

/**
 * Actions on an application. Nothing is shown until the server has responded; each action sends the
 * version that its author has read (`as_of`), so that it is refused if a colleague was faster.
 */
export function useReview(application: ReviewedApplication | undefined) {
  const t = useTranslate();
  const reason = useReason();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [begin, beginning] = useBeginReviewMutation();
  const [ask, asking] = useAskApplicantMutation();
  const [approve, approving] = useApproveApplicationMutation();
  const [decline, declining] = useDeclineApplicationMutation();
  const { reference = '', changed_at = '', email = '' } = application ?? {};
  const target = { reference, as_of: changed_at };

  /** Resolves to true if the action succeeded. */
  const runAction = async (request: PendingResult, doneKey: MessageKey): Promise<boolean> => {
    setOutcome(null);
    const error = (await request).error as CallError | undefined;
    if (!error) setOutcome({ kind: 'good', text: t(doneKey, { email }) });
    else {
      const text = reason(error, 'staff.failed');
      setOutcome({ kind: 'bad', text, field: error.data?.errors?.[0]?.field });
    }
    return !error;
  };

  return {
    outcome,
    isBusy: [beginning, asking, approving, declining].some(({ isLoading }) => isLoading),
    begin: () => runAction(begin(target), 'staff.begun'),
    ask: (question: string) => runAction(ask({ ...target, question }), 'staff.asked'),
    decline: (reason: string) => runAction(decline({ ...target, reason }), 'staff.declined'),
    approve: (customer_code: string, cflag: Country) =>
      runAction(approve({ ...target, customer_code, cflag }), 'staff.approved'),
  };
}

export type Review = ReturnType<typeof useReview>;
