import { useCancelJobMutation, type StaffJob } from '../../api/staffExchange';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';

import { FormSheet } from './FormSheet';
import { jobName } from './jobName';

interface StopJobProps {
  job: StaffJob;
  onClose: () => void;
}

/** Asks for confirmation before a job is cancelled. */
export function StopJob({ job, onClose }: StopJobProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, ...action } = useAction();
  const [cancelJob] = useCancelJobMutation();

  const stop = async () => {
    if (!(await run(cancelJob({ params: { job_id: job.job_id } })))) return;
    notify('success', t('integrations.job.stopped'));
    onClose();
  };

  return (
    <FormSheet
      title={t('integrations.job.stop.title', { name: jobName(t, job) })}
      submit={t('integrations.job.stop')}
      {...action}
      onSubmit={() => void stop()}
      onClose={onClose}
    >
      <p>{t('integrations.job.stop.effect')}</p>
    </FormSheet>
  );
}
