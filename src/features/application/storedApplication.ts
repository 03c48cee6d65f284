import { nanoid } from '@reduxjs/toolkit';
import { mixed, number, object, string } from 'yup';

import { FORMS, type Form } from '#domain/application/fields';
import { isRecord } from '#domain/isRecord';

import type { FormValues } from '../../forms/applicationValues';
import { recordAt } from '../../store/persistence/records';

/** A partly filled application as stored in this browser; never contains a sensitive field. */
export interface StoredApplication {
  form: Form | null;
  owner_name: string;
  owner_email: string;
  values: FormValues;
  /** The server's last known draft, to tell local changes from remote ones. */
  atServer?: { version: number; saved_at: string; values: FormValues };
  /** Continues the server's draft if the cookie is lost; reveals masked values at most. */
  draftToken?: string;
  /** Idempotency key, so that sending the application twice creates only one. */
  key: string;
}

/** A partial change; its `values` holds only the changed fields. */
export type ApplicationChange = Partial<StoredApplication>;

export const newApplication = (): StoredApplication => ({
  form: null,
  owner_name: '',
  owner_email: '',
  values: {},
  key: nanoid(),
});

export const withChange = (
  current: StoredApplication,
  change: ApplicationChange,
): StoredApplication => ({
  ...current,
  ...change,
  values: { ...current.values, ...change.values },
});

const values = mixed((stored): stored is FormValues => isRecord(stored)).required();

const schema = object({
  form: string().oneOf(FORMS).defined().nullable(),
  owner_name: string().defined(),
  owner_email: string().defined(),
  values,
  atServer: object({
    version: number().required(),
    saved_at: string().required(),
    values,
  }).default(undefined),
  draftToken: string(),
  key: string().required(),
}).required();

const record = recordAt<StoredApplication>('application', 'draft', schema);

export const readApplication = record.read;
export const forgetApplication = record.drop;

/**
 * Applies a change field by field over what another tab may have stored; stores the whole if
 * nothing is there.
 */
export const storeApplication = (
  application: StoredApplication,
  change: ApplicationChange,
): Promise<boolean> =>
  record.change((stored) => (stored ? withChange(stored, change) : application), application);
