import { useEffect, useEffectEvent, useState } from 'react';

import type { Draft } from '#contract/applications';
import { parseForm } from '#domain/application/fields';

import { useResumeDraftMutation } from '../../api/applications';
import { isBlank, type FormValues } from '../../forms/applicationValues';

import type { ApplicationStore } from './useStoredApplication';

/** Attaches this browser to the draft named by an emailed link and continues from there. */
export function useResumedDraft(
  token: string,
  { application, save }: ApplicationStore,
): 'loading' | 'done' | 'refused' {
  const [resume] = useResumeDraftMutation();
  const [state, setState] = useState<'loading' | 'done' | 'refused'>(token ? 'loading' : 'done');
  const isLoaded = application !== undefined;

  const continueDraft = useEffectEvent((draft: Draft) => {
    const { country, owner_email = '', ...values } = draft.values as FormValues;
    const typed = Object.entries(values).filter(([, value]) => !isBlank(value));
    save({
      form: parseForm(country) ?? null,
      owner_email: String(owner_email),
      values: Object.fromEntries(typed),
      atServer: { version: draft.version, saved_at: draft.saved_at, values },
    });
    setState('done');
  });
  // The link works only once: it is used on arrival, after the browser's own draft has been read.
  useEffect(() => {
    if (!token || !isLoaded) return;
    resume({ token })
      .unwrap()
      .then(continueDraft)
      .catch(() => setState('refused'));
  }, [token, isLoaded, resume]);
  return state;
}
