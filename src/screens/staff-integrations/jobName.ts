import type { StaffJob } from '../../api/staffExchange';
import type { MessageKey } from '../../i18n/messages/en';
import type { useTranslate } from '../../i18n/useTranslate';

const KINDS: Readonly<Record<string, MessageKey>> = {
  stock: 'integrations.job.stock',
  prices: 'integrations.job.prices',
  products: 'integrations.job.products',
  categories: 'integrations.job.categories',
  customers: 'integrations.job.customers',
};

/** Returns the display name of a job; a dry run is marked as such. */
export function jobName(t: ReturnType<typeof useTranslate>, { kind, dry_run }: StaffJob): string {
  const key = KINDS[kind];
  const name = key ? t(key) : kind;
  return dry_run ? t('integrations.job.trial', { name }) : name;
}
