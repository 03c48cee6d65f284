import { nanoid } from '@reduxjs/toolkit';
import { mixed, number, object, string } from 'yup';

import { FORMS, type Form } from '#domain/application/fields';

import type { FormValues } from '../../forms/applicationValues';
import { recordAt } from '../../store/persistence/records';

/** A half-filled application as this browser keeps it: never a sensitive field. */
export interface StoredApplication {
  form: Form | null;
  owner_name: string;
  owner_email: string;
  values: FormValues;
  /** What the server had kept when it was last heard: tells what was changed here and what elsewhere. */
  atServer?: { version: number; saved_at: string; values: FormValues };
  /** Continues the server's draft where the cookie was lost; shows masks at most. */
  draftToken?: string;
  /** Goes with the application, so that sending it twice makes one. */
  key: string;
}

/** What was changed; of the values only the changed fields. */
export type Change = Partial<StoredApplication>;

export const newApplication = (): StoredApplication => ({
  form: null,
  owner_name: '',
  owner_email: '',
  values: {},
  key: nanoid(),
});

export const withChange = (kept: StoredApplication, change: Change): StoredApplication => ({
  ...kept,
  ...change,
  values: { ...kept.values, ...change.values },
});

const values = mixed(
  (stored): stored is FormValues =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored),
).required();

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

/** Writes a change field by field over what another tab may have written; the whole where nothing stands. */
export const storeApplication = (whole: StoredApplication, change: Change): Promise<boolean> =>
  record.change((stored) => (stored ? withChange(stored, change) : whole));
