import { localeOf, type Language } from '#domain/languages';

import type { ActivityNames } from '../../db/activityNames';
import { translate } from '../../messages/translate';

/** Returns the display name of an event's subject. */
export function subjectName(
  language: Language,
  { about, subject }: { about: string; subject: string },
  names: ActivityNames,
): string {
  if (about === 'customer') return names.customers.get(subject) ?? subject;
  if (about === 'webhook') return names.webhooks.get(subject) ?? subject;
  if (about === 'job') return jobName(language, subject, names);
  if (about === 'content') return listName(language, subject);
  const name = about === 'product' ? names.products.get(subject) : undefined;
  return name === undefined ? subject : `${name} (${subject})`;
}

function jobName(language: Language, id: string, { jobs }: ActivityNames): string {
  const job = jobs.get(id);
  if (!job) return id;
  if (job.file) return job.file.name;
  const day = new Intl.DateTimeFormat(localeOf(language, 'CA'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(job.created_at));
  return translate(language, 'activity.job.of', {
    data: dataName(language, job.kind),
    at: `${day} UTC`,
  });
}

const DATA_KINDS = [
  ...(['products', 'prices', 'stock', 'categories', 'customers'] as const),
  ...(['price-lists', 'price-list-prices', 'customer-users'] as const),
] as const;
const CONTENT_LISTS = [
  ...(['banners', 'carousel', 'newsletters', 'faqs', 'downloads', 'pages'] as const),
  'product_groups',
] as const;

const dataName = (language: Language, name: string): string => {
  const known = DATA_KINDS.find((one) => one === name);
  return known ? translate(language, `activity.data.${known}`) : name;
};
const listName = (language: Language, name: string): string => {
  const known = CONTENT_LISTS.find((one) => one === name);
  return known ? translate(language, `activity.list.${known}`) : name;
};
