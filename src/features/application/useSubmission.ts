import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import type { Form } from '#domain/application/fields';

import { useListFeaturesQuery } from '../../api/account';
import type { FormValues } from '../../forms/applicationValues';
import { paths } from '../../paths';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';

import type { StoredApplication } from './storedApplication';
import { useSendApplication, type Outcome } from './useSendApplication';
import type { useServerDraft } from './useServerDraft';
import type { ApplicationStore } from './useStoredApplication';

interface SubmissionParts {
  form: Form;
  application: StoredApplication;
  storage: ApplicationStore;
  server: ReturnType<typeof useServerDraft>;
  storedNames: ReadonlySet<string>;
}

/** Milliseconds between retries while the server does not respond. */
const RETRY_MS = 3000;

/**
 * Submits once, retries by itself until the server responds, and navigates to the Thank You page.
 */
export function useSubmission({
  form,
  application,
  storage,
  server,
  storedNames,
}: SubmissionParts) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: features = [] } = useListFeaturesQuery();
  const { send, isSending } = useSendApplication(application.key);
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState<FormValues>();

  const submit = async (values: FormValues): Promise<Outcome> => {
    const next = await send(form, values, storedNames);
    setSent(values);
    setOutcome(next);
    if (next.kind === 'sent') {
      const { reference } = next;
      await Promise.all([storage.end({ kind: 'sent', reference }), server.forget()]);
      dispatch(noticeAdded({ kind: 'success', message: { key: 'application.done' } }));
      void navigate(paths.success, { replace: true, state: { reference } });
    } else if (next.kind !== 'unheard') {
      dispatch(noticeAdded({ kind: 'error', message: { key: 'application.failed' } }));
      void server.refresh();
    }
    return next;
  };

  const waits = outcome?.kind === 'unheard' && features.includes('idempotency');
  const retry = useEffectEvent(() => {
    if (sent && !isSending) void submit(sent);
  });
  // Retries on a timer and when the browser comes back online.
  useEffect(() => {
    if (!waits) return;
    const retryNow = () => retry();
    const timer = setInterval(retryNow, RETRY_MS);
    window.addEventListener('online', retryNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryNow);
    };
  }, [waits]);

  /** Stops automatic retries, because the values have changed since. */
  const cancelRetry = () => setOutcome(undefined);
  return { submit, outcome, waits, isSending, cancelRetry };
}
