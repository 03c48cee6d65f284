import { styled } from 'styled-components';

import { resultsFile, type StaffJob } from '../../api/staffExchange';
import { OUTCOMES } from '../../features/desk-exchange/outcomes';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { useDownload } from '../../store/useDownload';
import { SmallButton } from '../../ui/Button';
import { OneLine } from '../../ui/OneLine';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, space } from '../../ui/theme';

import { jobName } from './jobName';

const State = styled.span<{ $needsAttention: boolean }>`
  color: ${({ $needsAttention }) => ($needsAttention ? color.bad : color.ink)};
  font-weight: ${({ $needsAttention }) => ($needsAttention ? 600 : 400)};
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const columns = namedColumns({
  kind: { label: 'integrations.job.kind', width: 'minmax(0, 2fr)', fold: 'head' },
  sender: { label: 'integrations.job.sender', width: 'minmax(0, 2fr)', under: 'kind' },
  at: { label: 'integrations.job.at', width: 'clamp(8rem, 13vw, 11rem)' },
  state: { label: 'integrations.state', width: 'minmax(0, 2fr)', under: 'at' },
  counts: { label: 'integrations.job.rows', width: 'minmax(0, 4fr)' },
  actions: {
    label: 'integrations.job.actions',
    width: '14rem',
    isQuiet: true,
    isPlain: true,
    fold: 'bare',
    isOffPaper: true,
  },
});

interface JobsTableProps {
  jobs: readonly StaffJob[];
  onConfirm: (job: StaffJob) => void;
  onStop: (job: StaffJob) => void;
}

/** The latest jobs, with their results and the available actions. */
export function JobsTable({ jobs, onConfirm, onStop }: JobsTableProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Table caption={t('integrations.jobs')} columns={columns}>
      <Rows>
        {jobs.map((job) => (
          <Row key={job.job_id}>
            <RowHead column={columns.kind}>{jobName(t, job)}</RowHead>
            <Cell column={columns.sender}>
              <OneLine title={job.sender}>{job.sender}</OneLine>
            </Cell>
            <Cell column={columns.at}>{format.dateTime(job.created_at)}</Cell>
            <Cell column={columns.state}>
              <State $needsAttention={job.state === 'failed' || job.state === 'needs_confirmation'}>
                {t(`integrations.job.state.${job.state}`)}
              </State>
            </Cell>
            <Cell column={columns.counts}>
              <Counts job={job} />
            </Cell>
            <Cell column={columns.actions}>
              <JobActions job={job} onConfirm={onConfirm} onStop={onStop} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

function Counts({ job: { rows, counts } }: { job: StaffJob }) {
  const t = useTranslate();
  const parts = OUTCOMES.flatMap((outcome) => {
    const count = counts[outcome] ?? 0;
    return count > 0 ? [t(`integrations.outcome.${outcome}`, { count })] : [];
  });
  return <>{[t('integrations.job.count', { count: rows }), ...parts].join(' · ')}</>;
}

type JobActionsProps = Pick<JobsTableProps, 'onConfirm' | 'onStop'> & { job: StaffJob };

function JobActions({ job, onConfirm, onStop }: JobActionsProps) {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
  const { download, isLoading } = useDownload();
  const { job_id, state } = job;
  const name = jobName(t, job);
  const isOpen = ['waiting', 'needs_confirmation', 'running'].includes(state);
  return (
    <Actions>
      {state === 'needs_confirmation' && (
        <SmallButton
          type="button"
          aria-label={t('integrations.job.confirm.one', { name })}
          onClick={() => onConfirm(job)}
        >
          {t('integrations.job.confirm')}
        </SmallButton>
      )}
      {isOpen && (
        <SmallButton
          type="button"
          aria-label={t('integrations.job.stop.one', { name })}
          onClick={() => onStop(job)}
        >
          {t('integrations.job.stop')}
        </SmallButton>
      )}
      {Object.keys(job.counts).length > 0 && (
        <SmallButton
          type="button"
          disabled={isLoading}
          aria-label={t('integrations.job.results.one', { name })}
          onClick={() =>
            void download(`${t('integrations.job.file')}.csv`, resultsFile({ job_id, lang }))
          }
        >
          {t('integrations.job.results')}
        </SmallButton>
      )}
    </Actions>
  );
}
