import { useState } from 'react';

import { resultsFile, useListJobsQuery, type StaffJob } from '../../api/staffExchange';
import { OUTCOMES } from '../../features/desk-exchange/outcomes';
import { listColumns, ROW_ACTIONS, RowActions } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { SmallButton } from '../../ui/Button';
import { Email } from '../../ui/Email';

import { jobName, ConfirmJob, StopJob } from './JobSheets';
import { TitledSection } from './TitledSection';

const columns = listColumns<StaffJob>()({
  kind: {
    label: 'integrations.job.kind',
    width: 3,
    fold: 'head',
    text: (job, { t }) => jobName(t, job),
  },
  sender: {
    label: 'integrations.job.sender',
    width: 3,
    under: 'kind',
    cell: ({ sender }) => <Email address={sender} />,
    sort: ({ sender }) => sender,
  },
  at: {
    label: 'integrations.job.at',
    dateTime: ({ created_at }) => created_at,
  },
  state: {
    label: 'integrations.state',
    width: 2,
    under: 'at',
    text: ({ state }, { t }) => t(`integrations.job.state.${state}`),
    alert: ({ state }) => (state === 'failed' || state === 'needs_confirmation') && 'bad',
  },
  counts: {
    label: 'integrations.job.rows',
    width: 4,
    text: ({ rows, counts }, { t }) => {
      const parts = OUTCOMES.flatMap((outcome) => {
        const count = counts[outcome] ?? 0;
        return count > 0 ? [t(`integrations.outcome.${outcome}`, { count })] : [];
      });
      return [t('integrations.job.count', { count: rows }), ...parts].join(' · ');
    },
    sort: ({ rows }) => rows,
  },
  actions: { label: 'integrations.job.actions', width: '14rem', narrow: '9rem', ...ROW_ACTIONS },
});

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** Large batches sent by other programs, with their outcome and the available actions. */
export function Jobs() {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const query = useListJobsQuery({ lang }, usePolling(POLLING_INTERVAL_MS));
  const [dialog, setDialog] = useState<{ job: StaffJob; Sheet: typeof StopJob }>();
  return (
    <TitledSection title={t('integrations.jobs')}>
      <QueryTable
        query={query}
        itemsOf={(jobs) => jobs}
        empty={{ icon: 'file', text: t('integrations.jobs.none') }}
        caption={t('integrations.jobs')}
        columns={columns}
        keyOf={({ job_id }) => job_id}
        cells={{
          actions: (job) => <JobActions job={job} onOpen={(Sheet) => setDialog({ job, Sheet })} />,
        }}
        rows={3}
      />
      {dialog && <dialog.Sheet job={dialog.job} onClose={() => setDialog(undefined)} />}
    </TitledSection>
  );
}

interface JobActionsProps {
  job: StaffJob;
  onOpen: (sheet: typeof StopJob) => void;
}

function JobActions({ job, onOpen }: JobActionsProps) {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const { download, isLoading } = useDownload();
  const { job_id, state } = job;
  const name = jobName(t, job);
  const isOpen = ['waiting', 'needs_confirmation', 'running'].includes(state);
  const downloadResults = () =>
    void download(`${t('integrations.job.file')}.csv`, resultsFile({ job_id, lang }));
  const actions = [
    state === 'needs_confirmation' && (['confirm', () => onOpen(ConfirmJob)] as const),
    isOpen && (['stop', () => onOpen(StopJob)] as const),
    Object.keys(job.counts).length > 0 && (['results', downloadResults] as const),
  ];
  return (
    <RowActions>
      {actions.map(
        (action) =>
          action && (
            <SmallButton
              key={action[0]}
              disabled={action[0] === 'results' && isLoading}
              aria-label={t(`integrations.job.${action[0]}.one`, { name })}
              onClick={action[1]}
            >
              {t(`integrations.job.${action[0]}`)}
            </SmallButton>
          ),
      )}
    </RowActions>
  );
}
