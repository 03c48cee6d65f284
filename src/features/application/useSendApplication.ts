import type { Form } from '#domain/application/fields';

import { useSubmitApplicationMutation } from '../../api/applications';
import { isPassing, isReused, reasonOf } from '../../api/reasonOf';
import { payloadOf, type FormValues } from '../../forms/applicationValues';
import type { Said } from '../../i18n/messages/en';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';

/** What became of an application that was sent. */
export type Outcome =
  | { kind: 'sent'; reference: string | undefined }
  /** What the server has against it: a sentence for each field, and one for the whole. */
  | { kind: 'refused'; faults: Readonly<Record<string, string>>; message: Said }
  /** It has arrived before, and was changed since. */
  | { kind: 'arrived' }
  | { kind: 'unheard' };

/** Sends an application; under its key it is one, whatever is sent again. */
export function useSendApplication(key: string) {
  const lang = useAppSelector(selectLanguage);
  const [submit, { isLoading }] = useSubmitApplicationMutation();

  const send = async (
    form: Form,
    values: FormValues,
    kept: ReadonlySet<string>,
  ): Promise<Outcome> => {
    const application = { ...payloadOf(form, values, kept), lang };
    const { data, error } = await submit({ application, key });
    if (data?.status) return { kind: 'sent', reference: data.reference };
    if (isReused(error)) return { kind: 'arrived' };
    if (isPassing(error)) return { kind: 'unheard' };
    const problems = error && 'data' in error ? (error.data?.errors ?? []) : [];
    const faults = problems.flatMap(({ field, message }) => (field ? [[field, message]] : []));
    return {
      kind: 'refused',
      faults: Object.fromEntries(faults) as Record<string, string>,
      message: reasonOf(error),
    };
  };

  return { send, isSending: isLoading };
}
