import { nanoid } from '@reduxjs/toolkit';
import { del, get, update } from 'idb-keyval';

import type { Form } from '#domain/application/fields';

import type { FormValues } from '../../forms/applicationValues';

/** A half-filled application as this browser keeps it: never a sensitive field. */
export interface KeptApplication {
  form: Form | null;
  owner_name: string;
  owner_email: string;
  values: FormValues;
  /** What the server had kept when it was last heard: tells what was changed here and what elsewhere. */
  atServer?: { version: number; values: FormValues };
  /** Continues the server's draft where the cookie was lost; shows masks at most. */
  draftToken?: string;
  /** Goes with the application, so that sending it twice makes one. */
  key: string;
}

/** What was changed; of the values only the changed fields. */
export type Change = Partial<KeptApplication>;

/** In IndexedDB: what localStorage holds may be lost with a killed browser. */
const ENTRY = 'application';

export const newApplication = (): KeptApplication => ({
  form: null,
  owner_name: '',
  owner_email: '',
  values: {},
  key: nanoid(),
});

export const withChange = (kept: KeptApplication, change: Change): KeptApplication => ({
  ...kept,
  ...change,
  values: { ...kept.values, ...change.values },
});

export const readApplication = (): Promise<KeptApplication | undefined> =>
  get<KeptApplication>(ENTRY).catch(() => undefined);

/** Writes a change field by field over what another tab may have written; the whole where nothing stands. */
export const keepApplication = (whole: KeptApplication, change: Change): Promise<void> =>
  update<KeptApplication>(ENTRY, (stored) => (stored ? withChange(stored, change) : whole));

export const forgetApplication = (): Promise<void> => del(ENTRY).catch(() => undefined);
