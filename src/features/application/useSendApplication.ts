import type { Form } from '#domain/application/fields';

import { useSubmitApplicationMutation } from '../../api/applications';
import type { CallError } from '../../api/callError';
import { isTemporary, isReused } from '../../api/reasonOf';
import { payloadOf, type FormValues } from '../../forms/applicationValues';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';

import { refusalOf, type ApplicationRefusal } from './refusalOf';

/** Outcome of submitting an application. */
export type Outcome =
  | { kind: 'sent'; reference: string | undefined }
  | ApplicationRefusal
  /** It was received before and has been changed since. */
  | { kind: 'arrived' }
  | { kind: 'unheard' };

/** Submits an application; its idempotency key makes repeated submissions count once. */
export function useSendApplication(key: string) {
  const lang = useAppSelector(selectLanguage);
  const [submit, { isLoading }] = useSubmitApplicationMutation();

  const send = async (
    form: Form,
    values: FormValues,
    storedNames: ReadonlySet<string>,
  ): Promise<Outcome> => {
    const application = { ...payloadOf(form, values, storedNames), lang };
    const { data, error } = await submit({ application, key });
    if (data?.status) return { kind: 'sent', reference: data.reference };
    if (isReused(error)) return { kind: 'arrived' };
    if (isTemporary(error)) return { kind: 'unheard' };
    return refusalOf(error as CallError | undefined);
  };

  return { send, isSending: isLoading };
}
