import { nanoid } from '@reduxjs/toolkit';
import { del, get, set } from 'idb-keyval';

import type { Form } from '#domain/application/fields';

import type { FormValues } from '../../forms/applicationValues';

/** A half-filled application as this browser keeps it: never a sensitive field. */
export interface KeptApplication {
  form: Form | null;
  owner_name: string;
  owner_email: string;
  values: FormValues;
  /** Goes with the application, so that sending it twice makes one. */
  key: string;
}

/** In IndexedDB: what localStorage holds may be lost with a killed browser. */
const ENTRY = 'application';

export const newApplication = (): KeptApplication => ({
  form: null,
  owner_name: '',
  owner_email: '',
  values: {},
  key: nanoid(),
});

export const readApplication = (): Promise<KeptApplication | undefined> =>
  get<KeptApplication>(ENTRY).catch(() => undefined);

export const keepApplication = (kept: KeptApplication): Promise<void> => set(ENTRY, kept);

export const forgetApplication = (): Promise<void> => del(ENTRY).catch(() => undefined);
