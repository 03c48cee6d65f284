import type { Country } from '#domain/countries';

import {
  useApproveApplicationMutation,
  useAskApplicantMutation,
  useBeginReviewMutation,
  useDeclineApplicationMutation,
  type ReviewedApplication,
} from '../../api/review';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

/**
 * Actions on an application. Nothing is shown until the server has responded; each action sends the
 * version that its author has read, so that it is refused if a colleague was faster.
 */
export function useReview({ reference, version, email }: ReviewedApplication) {
  const t = useTranslate();
  const { run, ...action } = useAction({ unanswered: 'staff.failed', hasFields: true });
  const [begin] = useBeginReviewMutation();
  const [ask] = useAskApplicantMutation();
  const [approve] = useApproveApplicationMutation();
  const [decline] = useDeclineApplicationMutation();
  const target = <Body>(body: Body) => ({ ifMatch: version, body: { reference, ...body } });

  return {
    ...action,
    begin: () => run(begin(target({})), t('staff.begun')),
    ask: (question: string) => run(ask(target({ question })), t('staff.asked', { email })),
    decline: (reason: string) => run(decline(target({ reason })), t('staff.declined', { email })),
    approve: (customer_code: string, cflag: Country) =>
      run(approve(target({ customer_code, cflag })), t('staff.approved', { email })),
  };
}

export type Review = ReturnType<typeof useReview>;
