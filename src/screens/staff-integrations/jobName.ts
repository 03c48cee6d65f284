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

/** What a job brings; a trial says that it is one. */
export function jobName(t: ReturnType<typeof useTranslate>, { kind, dry_run }: StaffJob): string {
  const key = KINDS[kind];
  const name = key ? t(key) : kind;
  return dry_run ? t('integrations.job.trial', { name }) : name;
}
