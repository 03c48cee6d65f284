import { createHash, randomInt } from 'node:crypto';

import type { Application, Submitted } from '#contract/applications';
import { CONSENT_WORDINGS } from '#domain/application/consents';
import {
  isSensitive,
  parseForm,
  type ApplicationValues,
  type Form,
} from '#domain/application/fields';
import { FIELDS } from '#domain/application/forms';
import { normaliseEmail } from '#domain/emails';
import type { Language } from '#domain/languages';

import type { DataKeys } from '../../crypto/dataKeys';
import { browsersOfDraft, deleteDraft, lockDraftOfBrowser } from '../../db/applicationDrafts';
import {
  addApplication,
  addApplicationEvent,
  applicationByContent,
  applicationByKey,
} from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import type { ApplicationDraftTable } from '../../db/tables/applications';
import { canonical } from '../actions/idempotency';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { grantBrowserAccess } from './applicationStatus';
import { checkApplication, applicationRefusal } from './checkApplication';
import { openAll, splitSensitive, sealAll, sealedOf } from './sealedFields';

interface Parts {
  db: Db;
  keys: DataKeys;
}

interface Submission {
  payload: Application;
  language: Language;
  /** The caller's Idempotency-Key. */
  key: string | undefined;
  browserHash: string;
}

interface SubmissionResult {
  answer: Submitted;
  isReplayed: boolean;
}

/**
 * Accepts an application: validated as on the screens, its sensitive fields encrypted, the e-mail
 * queued in the same transaction. The same application sent twice, with or without a key, is stored
 * once.
 */
export async function submitApplication(
  { db, keys }: Parts,
  { payload, language, key, browserHash }: Submission,
  now: Date,
): Promise<SubmissionResult> {
  const typed: ApplicationValues = { ...payload, country: undefined, lang: undefined };
  const form = parseForm(payload.country);
  if (!form) {
    const params = { choices: 'ca, usa' };
    throw applicationRefusal([{ code: 'field.notOffered', field: 'country', params }]);
  }
  const content = contentOf(form, typed, browserHash);
  const contentMac = keys.sign(content);
  const requestKey =
    key === undefined ? null : createHash('sha256').update(`apply ${key}`).digest('hex');
  const isSame = (mac: string | null) => mac === null || keys.isSigned(content, mac);

  return inTransaction(db, async (tx) => {
    const earlier = await findEarlier(tx, requestKey, contentMac, isSame);
    if (earlier) return earlier;
    const draft = await lockDraftOfBrowser(tx, browserHash);
    const values = checkApplication(form, { ...secretsOf(keys, form, draft), ...typed }, now);
    const application = {
      ...applicationRow(keys, form, values, language, now),
      content_mac: contentMac,
      request_key: requestKey,
      browser_hash: browserHash,
    };
    const { id, email, submitted_at: at } = application;
    if (!(await addApplication(tx, application))) {
      const other = await findEarlier(tx, requestKey, contentMac, isSame);
      if (other) return other;
      throw new Refusal(409, 'request.running', { retryAfter: 1 });
    }
    await addApplicationEvent(tx, {
      application_id: id,
      at,
      kind: 'received',
      staff_id: null,
      detail: '',
    });
    await queueMail(tx, { kind: 'received', address: email, lang: language, about: id }, now);
    const browsers = draft ? await browsersOfDraft(tx, draft.id) : [];
    for (const hash of new Set([browserHash, ...browsers])) {
      await grantBrowserAccess(tx, { browserHash: hash, application: id }, now);
    }
    if (draft) await deleteDraft(tx, draft.id);
    return { answer: { status: true, reference: id }, isReplayed: false };
  });
}

/** A received application; `sealed` holds its sensitive fields, encrypted. */
function applicationRow(
  keys: DataKeys,
  form: Form,
  values: ApplicationValues,
  language: Language,
  now: Date,
) {
  const { plain, secret } = splitSensitive(values);
  const id = newReference();
  const at = now.toISOString();
  return {
    id,
    form,
    status: 'received' as const,
    lang: language,
    email: normaliseEmail(textOf(values, 'email')),
    company_name: textOf(values, 'company_name'),
    owner_name: textOf(values, 'owner_name'),
    details: JSON.stringify(plain),
    sealed: JSON.stringify(sealAll(keys, { table: 'applications', id }, secret)),
    consents: JSON.stringify(consentsOf(values, language, at)),
    submitted_at: at,
    changed_at: at,
    customer_id: null,
    version: 1,
  };
}

/**
 * Returns what was sent, as a canonical text to sign; if a draft supplies sensitive fields, it
 * includes the browser that the draft belongs to.
 */
function contentOf(form: Form, typed: ApplicationValues, browserHash: string): string {
  const isComplete = FIELDS[form].every(
    ({ name }) => !isSensitive(name) || typed[name] !== undefined,
  );
  return canonical({ form, typed, browser: isComplete ? '' : browserHash });
}

async function findEarlier(
  tx: Db,
  requestKey: string | null,
  contentMac: string,
  isSame: (mac: string | null) => boolean,
): Promise<SubmissionResult | undefined> {
  const sameKey = requestKey === null ? undefined : await applicationByKey(tx, requestKey);
  if (sameKey && !isSame(sameKey.content_mac)) throw new Refusal(422, 'request.keyReused');
  const earlier = sameKey ?? (await applicationByContent(tx, contentMac));
  return earlier && { answer: { status: true, reference: earlier.id }, isReplayed: true };
}

/** Returns the draft's sensitive fields that the form asks for. */
function secretsOf(keys: DataKeys, form: Form, draft: ApplicationDraftTable | undefined) {
  if (!draft) return {};
  const secrets = openAll(keys, { table: 'application_drafts', id: draft.id }, sealedOf(draft));
  return Object.fromEntries(
    Object.entries(secrets).filter(([field]) => FIELDS[form].some(({ name }) => name === field)),
  );
}

const textOf = (values: ApplicationValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Proof of what was accepted and what was declined, and of the wording shown. */
export const consentsOf = (values: ApplicationValues, language: Language, at: string) =>
  Object.entries(CONSENT_WORDINGS).map(([name, wording]) => ({
    name,
    given: values[name] === true || values[name] === 'Yes',
    wording,
    language,
    at,
  }));

/** Characters that cannot be confused with one another over the telephone. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newReference = (): string => {
  const characters = Array.from({ length: 8 }, () =>
    REFERENCE_CHARACTERS.charAt(randomInt(REFERENCE_CHARACTERS.length)),
  );
  return `A-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
};
