import { useState } from 'react';

import { useConfirmJobMutation, type StaffJob } from '../../api/staffExchange';
import { useSay } from '../../features/desk-order/useSay';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { TextField } from '../../ui/TextField';

import { FormSheet } from './FormSheet';
import { jobName } from './jobName';
import { useDeed } from './useDeed';

const GUARDS = ['withdrawals', 'zeroed', 'prices'] as const;
type Guard = (typeof GUARDS)[number];

interface ConfirmJobProps {
  job: StaffJob;
  onClose: () => void;
}

/** Shows what a job would do, and lets it go on once its exact numbers are typed. */
export function ConfirmJob({ job, onClose }: ConfirmJobProps) {
  const t = useTranslate();
  const say = useSay();
  const format = useFormat();
  const lang = useStaffSelector(selectLanguage);
  const { run, ...deed } = useDeed();
  const [confirmJob] = useConfirmJobMutation();
  const [typed, setTyped] = useState<Partial<Record<Guard, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const { job_id, confirm: asked = {}, examples = [] } = job;
  const guards = GUARDS.filter((guard) => asked[guard] !== undefined);
  const isRight = (guard: Guard) => (typed[guard] ?? '').replace(/\D/g, '') === `${asked[guard]}`;

  const confirm = async () => {
    setIsTried(true);
    if (!guards.every(isRight)) return;
    const agreed = Object.fromEntries(guards.map((guard) => [guard, asked[guard]]));
    if (!(await run(confirmJob({ job_id, ...agreed, lang })))) return;
    say('success', t('integrations.job.confirmed'));
    onClose();
  };

  return (
    <FormSheet
      title={t('integrations.job.confirm.title', { name: jobName(t, job) })}
      submit={t('integrations.job.confirm.send')}
      {...deed}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {guards.map((guard) => (
        <TextField
          key={guard}
          label={t(`integrations.guard.${guard}`, { count: asked[guard] ?? 0 })}
          hint={t('integrations.guard.hint', { number: format.number(asked[guard] ?? 0) })}
          error={isTried && !isRight(guard) && t('integrations.guard.wrong')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed[guard] ?? ''}
          onChange={(event) => setTyped({ ...typed, [guard]: event.target.value })}
        />
      ))}
      {examples.length > 0 && (
        <p>{t('integrations.guard.examples', { examples: examples.join(', ') })}</p>
      )}
    </FormSheet>
  );
}
