import { useNavigate } from 'react-router';

import type { Form } from '#domain/application/fields';

import { useSubmitApplicationMutation } from '../../api/applications';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import { payloadOf, type FormValues } from '../../forms/applicationValues';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** What the server has against an application: a sentence for each field, and one for the whole. */
export interface Refused {
  faults: Readonly<Record<string, string>>;
  /** Nothing where the server did not answer. */
  message: string;
}

/** Sends an application once, whatever is pressed again, and leads on to the Thank You page. */
export function useSendApplication(key: string, forget: () => Promise<unknown>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useAppSelector(selectLanguage);
  const [submit, { isLoading }] = useSubmitApplicationMutation();

  const send = async (
    form: Form,
    values: FormValues,
    kept: ReadonlySet<string>,
  ): Promise<Refused | undefined> => {
    const application = { ...payloadOf(form, values, kept), lang };
    const { data, error } = await submit({ application, key });
    if (data?.status) {
      await forget();
      dispatch(noticeGiven({ kind: 'success', message: { key: 'application.done' } }));
      void navigate(paths.success, { replace: true, state: { reference: data.reference } });
      return undefined;
    }
    dispatch(noticeGiven({ kind: 'error', message: { key: 'application.failed' } }));
    const problems = error && 'data' in error ? (error.data?.errors ?? []) : [];
    const faults = problems.flatMap(({ field, message }) => (field ? [[field, message]] : []));
    return {
      faults: Object.fromEntries(faults) as Record<string, string>,
      message: error && !isUnreachable(error) ? (reasonOf(error) ?? '') : '',
    };
  };

  return { send, isSending: isLoading };
}
