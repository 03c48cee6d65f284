import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Draft } from '#contract/applications';

import { parseForm, type Form } from '#domain/application/fields';

import {
  emptyValues,
  storedByServer,
  storedInBrowser,
  type FormValues,
} from '../../forms/applicationValues';

import type { DraftValues, Found } from './draftSaver';
import { isSavedOnServer, mergeDrafts } from './mergeDrafts';
import type { Change, StoredApplication } from './storedApplication';
import { useServerDraft } from './useServerDraft';
import type { ApplicationStore } from './useStoredApplication';

interface StoredFormParts {
  formik: Pick<FormikProps<FormValues>, 'values' | 'initialValues' | 'setValues'>;
  form: Form;
  application: StoredApplication;
  keeping: ApplicationStore;
  /** Called when the server's draft was submitted from another device. */
  onSentElsewhere: (reference: string) => void;
}

/** Saves what is typed in this browser and on the server, and merges edits from other windows. */
export function useStoredForm(parts: StoredFormParts) {
  const { formik, form, application, keeping, onSentElsewhere } = parts;
  const { values, initialValues, setValues } = formik;
  const { keep, heard } = keeping;
  const { owner_email, atServer } = application;
  const seen = useRef({ values, form });
  const [disputed, setDisputed] = useState<string[]>([]);

  const forServer = (typed: FormValues) =>
    ({ ...storedByServer(typed), country: form, owner_email }) as DraftValues;

  const takeIn = (taken: FormValues) => {
    seen.current = { ...seen.current, values: { ...seen.current.values, ...taken } };
    void setValues((now) => ({ ...now, ...taken }));
  };

  const join = ({ draft, sent }: Found): DraftValues | undefined => {
    if (sent && atServer && sent.at >= atServer.saved_at) {
      onSentElsewhere(sent.reference);
      return undefined;
    }
    const isUntouched = values === initialValues && isEmpty(application.values);
    if (!draft) return isUntouched ? undefined : forServer(values);
    const { country, owner_email: address, ...theirs } = draft.values as FormValues;
    const base = { ...emptyValues(), ...atServer?.values };
    const { taken, disputed: names } = mergeDrafts({ base, ours: storedInBrowser(values), theirs });
    takeIn(taken);
    setDisputed(names);
    const theirForm = application.form === null ? parseForm(country) : undefined;
    keep({
      values: taken,
      owner_email: owner_email || String(address ?? ''),
      ...atServerNow(draft),
      ...(theirForm && { form: theirForm }),
    });
    const whole = forServer({ ...values, ...taken });
    return isSavedOnServer(whole, draft.values) ? undefined : whole;
  };
  const server = useServerDraft({
    join,
    token: application.draftToken,
    onToken: (draftToken) => keep({ draftToken }),
  });
  const { draft, refresh, saver } = server;

  const writeDown = useEffectEvent(() => {
    const before = seen.current;
    const changed = Object.entries(values).filter(([name, now]) => now !== before.values[name]);
    if (changed.length === 0 && form === before.form) return;
    seen.current = { values, form };
    keep({ values: storedInBrowser(Object.fromEntries(changed)) });
    saver?.keep(forServer(values));
  });
  const hear = useEffectEvent((change: Change) => {
    if (change.values) takeIn(change.values);
    if (change.atServer && change.atServer.version !== draft?.version) void refresh();
  });
  const remember = useEffectEvent((saved: Draft) => {
    if (saved.version !== atServer?.version) keep(atServerNow(saved));
  });

  // Browser storage, other tabs and the server are external to React.
  useEffect(() => writeDown(), [values, form]);
  useEffect(() => {
    if (heard) hear(heard);
  }, [heard]);
  useEffect(() => {
    if (draft) remember(draft);
  }, [draft]);

  return { server, disputed };
}

const atServerNow = ({ version, saved_at, values }: Draft): Change => ({
  atServer: { version, saved_at, values: values as FormValues },
});

const isEmpty = (values: FormValues) => Object.keys(values).length === 0;
