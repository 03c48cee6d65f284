import type { Application } from '#contract/applications';

import { useSubmitApplicationMutation } from '../../api/applications';
import type { CallError } from '../../api/callError';
import { isOutcomeUnknown, isReused } from '../../api/reasonOf';

import { refusalOf, type ApplicationRefusal } from './refusalOf';

/** Outcome of submitting an application. */
export type SendOutcome =
  | { kind: 'sent'; reference: string | undefined }
  | ApplicationRefusal
  /** It was received before and has been changed since. */
  | { kind: 'arrived' }
  | { kind: 'unheard' }
  /** There was no response, and it has been changed since: it is not sent again automatically. */
  | { kind: 'changed' };

/** Submits an application; its idempotency key makes repeated submissions count once. */
export function useSendApplication(key: string) {
  const [submit, { isLoading }] = useSubmitApplicationMutation();

  const send = async (application: Application): Promise<SendOutcome> => {
    const { data, error } = await submit({ application, key });
    if (data?.status) return { kind: 'sent', reference: data.reference };
    if (isReused(error)) return { kind: 'arrived' };
    if (isOutcomeUnknown(error)) return { kind: 'unheard' };
    return refusalOf(error as CallError | undefined);
  };

  return { send, isSending: isLoading };
}
