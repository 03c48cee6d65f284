import {
  useCancelJobMutation,
  useConfirmJobMutation,
  type StaffJob,
} from '../../api/staffExchange';
import { GuardFields } from '../../features/desk-exchange/GuardFields';
import { useGuards } from '../../features/desk-exchange/useGuards';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';

interface JobSheetProps {
  job: StaffJob;
  onClose: () => void;
}

/** Shows what a job would do, and confirms it once its exact numbers have been typed. */
export function ConfirmJob({ job, onClose }: JobSheetProps) {
  const t = useTranslate();
  const [confirmJob] = useConfirmJobMutation();
  const { job_id, confirm: guardCounts = {}, examples } = job;
  const guards = useGuards(guardCounts);

  const send = () => {
    const confirmation = guards.confirm();
    return confirmation && confirmJob({ params: { job_id }, body: confirmation });
  };

  return (
    <ActionSheet
      title={t('integrations.job.confirm.title', { name: jobName(t, job) })}
      submit={t('integrations.job.confirm.send')}
      send={send}
      done={t('integrations.job.confirmed')}
      onClose={onClose}
    >
      <GuardFields guards={guards} examples={examples} />
    </ActionSheet>
  );
}

/** Asks for confirmation before a job is cancelled. */
export function StopJob({ job, onClose }: JobSheetProps) {
  const t = useTranslate();
  const [cancelJob] = useCancelJobMutation();
  return (
    <ActionSheet
      title={t('integrations.job.stop.title', { name: jobName(t, job) })}
      submit={t('integrations.job.stop')}
      send={() => cancelJob({ params: { job_id: job.job_id } })}
      done={t('integrations.job.stopped')}
      onClose={onClose}
    >
      <p>{t('integrations.job.stop.effect')}</p>
    </ActionSheet>
  );
}

const KINDS: Readonly<Record<string, MessageKey>> = {
  stock: 'integrations.job.stock',
  prices: 'integrations.job.prices',
  products: 'integrations.job.products',
  categories: 'integrations.job.categories',
  'price-lists': 'upload.kind.price-lists',
  'price-list-prices': 'upload.kind.price-list-prices',
  customers: 'integrations.job.customers',
  'customer-users': 'upload.kind.customer-users',
};

/** Returns the display name of a job; a dry run is marked as such. */
export function jobName(t: ReturnType<typeof useTranslate>, { kind, dry_run }: StaffJob): string {
  const key = KINDS[kind];
  const name = key ? t(key) : kind;
  return dry_run ? t('integrations.job.preview', { name }) : name;
}
