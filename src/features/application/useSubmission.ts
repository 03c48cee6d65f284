import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { Application } from '#contract/applications';
import type { Form } from '#domain/application/fields';

import { useFeatureSupport } from '../../api/useFeatureSupport';
import { payloadOf, type FormValues } from '../../forms/applicationValues';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

import type { StoredApplication } from './storedApplication';
import { useSendApplication, type SendOutcome } from './useSendApplication';
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
  const { isAble: isIdempotent = false } = useFeatureSupport('idempotency');
  const { send, isSending } = useSendApplication(application.key);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const lang = useAppSelector(selectLanguage);
  const [sent, setSent] = useState<Application>();
  /** Whether the form has been edited since it was submitted. */
  const isEdited = useRef(false);

  const attempt = async (sending: Application): Promise<SendOutcome> => {
    const response = await send(sending);
    const isStale = isEdited.current;
    const next: SendOutcome =
      isStale && response.kind === 'unheard' ? { kind: 'changed' } : response;
    setSent(sending);
    setOutcome(next);
    if (next.kind === 'sent') {
      const { reference } = next;
      await Promise.all([storage.end({ kind: 'sent', reference }), server.forget()]);
      dispatch(noticeAdded({ kind: 'success', message: { key: 'application.done' } }));
      void navigate(paths.success, { replace: true, state: { reference, isEarlier: isStale } });
    } else if (next.kind !== 'unheard' && next.kind !== 'changed') {
      dispatch(noticeAdded({ kind: 'error', message: { key: 'application.failed' } }));
      void server.refresh();
    }
    return next;
  };
  const submit = (values: FormValues): Promise<SendOutcome> => {
    isEdited.current = false;
    return attempt({ ...payloadOf(form, values, storedNames), lang });
  };

  const waits = outcome?.kind === 'unheard' && isIdempotent;
  const retry = useEffectEvent(() => {
    if (sent && !isSending) void attempt(sent);
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

  /** Stops automatic retries, because the form has been edited since. */
  const noteEdit = () => {
    isEdited.current = true;
    setOutcome((current) =>
      current?.kind === 'unheard' || current?.kind === 'changed' ? { kind: 'changed' } : undefined,
    );
  };
  return { submit, outcome, waits, isSending, noteEdit };
}
