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

import type { DraftValues, ServerDraftState } from './draftSaver';
import type { ApplicationChange, StoredApplication } from './storedApplication';
import { useServerDraft } from './useServerDraft';
import type { ApplicationStore } from './useStoredApplication';

interface StoredFormParts {
  formik: Pick<FormikProps<FormValues>, 'values' | 'initialValues' | 'setValues'>;
  form: Form;
  application: StoredApplication;
  storage: ApplicationStore;
  /** Called when the server's draft was submitted from another device. */
  onSentElsewhere: (reference: string) => void;
}

/** Saves what is typed in this browser and on the server, and merges edits from other windows. */
export function useStoredForm(parts: StoredFormParts) {
  const { formik, form, application, storage, onSentElsewhere } = parts;
  const { values, initialValues, setValues } = formik;
  const { save, onReceived } = storage;
  const { owner_email, atServer } = application;
  const seen = useRef({ values, form });
  /** Values from elsewhere that are not rendered yet. */
  const arriving = useRef<FormValues>({});
  const [disputed, setDisputed] = useState<string[]>([]);

  const toServerValues = (typed: FormValues) =>
    ({ ...storedByServer(typed), country: form, owner_email }) as DraftValues;

  const applyRemote = (adopted: FormValues) => {
    seen.current = { ...seen.current, values: { ...seen.current.values, ...adopted } };
    arriving.current = { ...arriving.current, ...adopted };
    void setValues((rendered) => ({ ...rendered, ...arriving.current }));
  };

  const join = ({ draft, sent }: ServerDraftState): DraftValues | undefined => {
    if (sent && atServer && sent.at >= atServer.saved_at) {
      onSentElsewhere(sent.reference);
      return undefined;
    }
    const isUntouched = values === initialValues && isEmpty(application.values);
    if (!draft) return isUntouched ? undefined : toServerValues(values);
    const { adopted, disputed: names, change } = adoptDraft(draft, values, application);
    applyRemote(adopted);
    setDisputed(names);
    save(change);
    const merged = toServerValues({ ...values, ...adopted });
    return isSavedOnServer(merged, draft.values) ? undefined : merged;
  };
  const server = useServerDraft({
    join,
    token: application.draftToken,
    onToken: (draftToken) => save({ draftToken }),
  });
  const { draft, refresh, saver } = server;

  const storeChanges = useEffectEvent(() => {
    arriving.current = {};
    const before = seen.current;
    const changed = changedValues(before.values, values);
    if (isEmpty(changed) && form === before.form) return;
    seen.current = { values, form };
    save({ values: storedInBrowser(changed) });
    saver?.saveSoon(toServerValues(values));
  });
  const receiveChange = useEffectEvent((change: ApplicationChange) => {
    if (change.values) applyRemote(change.values);
    if (change.atServer && change.atServer.version !== draft?.version) void refresh();
  });
  const rememberVersion = useEffectEvent((saved: Draft) => {
    if (saved.version !== atServer?.version) save(toServerSnapshot(saved));
  });

  // Browser storage, other tabs and the server are external to React.
  useEffect(() => storeChanges(), [values, form]);
  useEffect(() => onReceived((change) => receiveChange(change)), [onReceived]);
  useEffect(() => {
    if (draft) rememberVersion(draft);
  }, [draft]);

  return { server, disputed };
}

/**
 * Merges the server's draft into what is typed here: the values to adopt, the fields in which the
 * two differ, and what is stored of it.
 */
function adoptDraft(draft: Draft, values: FormValues, application: StoredApplication) {
  const { country, owner_email: address, ...theirs } = draft.values as FormValues;
  const { adopted, disputed } = mergeDrafts({
    base: { ...emptyValues(), ...application.atServer?.values },
    ours: storedInBrowser(values),
    theirs,
  });
  const theirForm = application.form === null ? parseForm(country) : undefined;
  const change: ApplicationChange = {
    values: adopted,
    owner_email: application.owner_email || String(address ?? ''),
    ...toServerSnapshot(draft),
    ...(theirForm && { form: theirForm }),
  };
  return { adopted, disputed, change };
}

const toServerSnapshot = ({ version, saved_at, values }: Draft): ApplicationChange => ({
  atServer: { version, saved_at, values: values as FormValues },
});

const changedValues = (before: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));

const isEmpty = (values: FormValues) => Object.keys(values).length === 0;

interface Versions {
  /** The common ancestor of both sides. */
  base: FormValues;
  ours: FormValues;
  theirs: FormValues;
}

interface MergeResult {
  /** Values changed only on their side, to be applied on ours. */
  adopted: FormValues;
  /** Fields changed differently on both sides; our values win. */
  disputed: string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Merges local and remote edits field by field, so that neither silently overwrites the other. */
function mergeDrafts({ base, ours, theirs }: Versions): MergeResult {
  const differing = Object.keys(theirs).filter((name) => !isSame(ours[name], theirs[name]));
  const isOurs = (name: string) => !isSame(ours[name], base[name]);
  const isTheirs = (name: string) => !isSame(theirs[name], base[name]);
  return {
    adopted: Object.fromEntries(
      differing.filter((name) => !isOurs(name)).map((name) => [name, theirs[name] ?? '']),
    ),
    disputed: differing.filter((name) => isOurs(name) && isTheirs(name)),
  };
}

/** Whether the server has every current value. */
const isSavedOnServer = (current: FormValues, saved: FormValues): boolean =>
  Object.entries(current).every(([name, value]) => isSame(value, saved[name]));
