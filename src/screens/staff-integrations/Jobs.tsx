import { useState } from 'react';

import { useListJobsQuery, type StaffJob } from '../../api/staffExchange';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { EmptyState } from '../../ui/EmptyState';
import { LoadError } from '../../ui/LoadError';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { ConfirmJob } from './ConfirmJob';
import { JobsTable } from './JobsTable';
import { StopJob } from './StopJob';
import { TitledSection } from './TitledSection';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 15_000;

/** Large batches sent by other programs, and their outcome. */
export function Jobs() {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
  const isHidden = useIsTabHidden();
  const { data, error, refetch } = useListJobsQuery(
    { lang },
    { pollingInterval: isHidden ? 0 : POLLING_INTERVAL_MS },
  );
  const [dialog, setDialog] = useState<{ job: StaffJob; Sheet: typeof StopJob }>();
  return (
    <TitledSection title={t('integrations.jobs')}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton rows={3} />}
      {data && data.length === 0 && <EmptyState icon="file" text={t('integrations.jobs.none')} />}
      {data && data.length > 0 && (
        <JobsTable
          jobs={data}
          onConfirm={(job) => setDialog({ job, Sheet: ConfirmJob })}
          onStop={(job) => setDialog({ job, Sheet: StopJob })}
        />
      )}
      {dialog && <dialog.Sheet job={dialog.job} onClose={() => setDialog(undefined)} />}
    </TitledSection>
  );
}
