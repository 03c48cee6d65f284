import type { ActivityEntry } from '#contract/staffActivity';
import { FOLDER_ACTOR, type ActorKind, type Subject } from '#domain/activity';
import type { Language } from '#domain/languages';

import { activityNames, type ActivityNames } from '../../db/activityNames';
import type { Db } from '../../db/client';

import { describeActivity, type LoggedActivity } from './describeActivity';
import { subjectName } from './subjectName';

/** An entry of either log, with its ids as stored. */
export interface StoredEntry extends LoggedActivity {
  id: string;
  at: string;
  actor_kind: ActorKind;
  actor: string;
  about: Subject | '';
  address: string;
}

/** Describes each entry using names that people know. */
export async function nameEntries(
  db: Db,
  entries: readonly StoredEntry[],
  language: Language,
): Promise<ActivityEntry[]> {
  const about = (kind: Subject) =>
    entries.filter((entry) => entry.about === kind).map(({ subject }) => subject);
  const customerEntries = entries.filter(({ actor_kind }) => actor_kind === 'customer');
  const names = await activityNames(
    db,
    {
      orders: distinct(about('order')),
      products: distinct(about('product')),
      customers: distinct([...about('customer'), ...customerEntries.map(({ actor }) => actor)]),
      applications: distinct(about('application')),
      webhooks: distinct(about('webhook')),
      shipments: distinct(entries.flatMap(({ data }) => data.shipment_id ?? [])),
      jobs: distinct([...about('job'), ...entries.flatMap(({ data }) => data.job_id ?? [])]),
    },
    language,
  );
  return entries.map((entry) => describeEntry(entry, names, language));
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function describeEntry(
  entry: StoredEntry,
  names: ActivityNames,
  language: Language,
): ActivityEntry {
  const { id, at, kind, actor_kind, actor, about, subject, data, address } = entry;
  const isCustomer = actor_kind === 'customer';
  return {
    id,
    at,
    kind,
    actor_kind,
    actor,
    address,
    actor_name: (isCustomer && names.customers.get(actor)) || actor,
    sentence: describeActivity(language, entry, names),
    subject_kind: about,
    subject,
    subject_name: subjectName(language, entry, names),
    file: fileOf(data.job_id ?? (about === 'job' ? subject : ''), entry, names),
  };
}

function fileOf(jobId: string, { actor_kind, actor }: StoredEntry, { jobs }: ActivityNames) {
  const file = jobs.get(jobId)?.file;
  if (file) return file;
  const isFile = actor_kind === 'file' && actor !== '' && actor !== FOLDER_ACTOR;
  return isFile ? { name: actor, upload: null } : null;
}
