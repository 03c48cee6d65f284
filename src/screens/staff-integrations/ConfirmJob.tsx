import { useConfirmJobMutation, type StaffJob } from '../../api/staffExchange';
import { GuardFields } from '../../features/desk-exchange/GuardFields';
import { useGuards } from '../../features/desk-exchange/useGuards';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';

import { FormSheet } from './FormSheet';
import { jobName } from './jobName';

interface ConfirmJobProps {
  job: StaffJob;
  onClose: () => void;
}

/** Shows what a job would do, and confirms it once its exact numbers have been typed. */
export function ConfirmJob({ job, onClose }: ConfirmJobProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, ...action } = useAction();
  const [confirmJob] = useConfirmJobMutation();
  const { job_id, confirm: guardCounts = {}, examples } = job;
  const guards = useGuards(guardCounts);

  const confirm = async () => {
    const confirmation = guards.confirm();
    if (!confirmation || !(await run(confirmJob({ params: { job_id }, body: confirmation }))))
      return;
    notify('success', t('integrations.job.confirmed'));
    onClose();
  };

  return (
    <FormSheet
      title={t('integrations.job.confirm.title', { name: jobName(t, job) })}
      submit={t('integrations.job.confirm.send')}
      {...action}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <GuardFields guards={guards} examples={examples} />
    </FormSheet>
  );
}
