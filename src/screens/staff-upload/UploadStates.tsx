import { styled } from 'styled-components';

import { useStopUploadMutation, type Upload, type UploadStep } from '../../api/staffUploads';
import type { DeskAction } from '../../features/desk-frame/useAction';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';

import { AnotherFile, Counts, Results, StepBox } from './StepParts';

/** Reports which columns were not understood; there is no dry run until they have been assigned. */
export function UnknownColumns({ upload }: { upload: Upload }) {
  const t = useTranslate();
  const isOpen = upload.fields.length > 0;
  return (
    <StepBox aria-labelledby="upload-lacking">
      <h2 id="upload-lacking">{t('upload.lacking')}</h2>
      <FormMessage>{upload.lacking}</FormMessage>
      <p>{t(isOpen ? 'upload.lacking.hint' : 'upload.lacking.gone')}</p>
      <ButtonRow>
        <AnotherFile upload={upload} />
      </ButtonRow>
    </StepBox>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  max-width: 46rem;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

const Bar = styled.progress`
  width: 100%;
`;

interface UploadProgressProps {
  upload: Upload;
  step: UploadStep;
  action: DeskAction;
}

/** Number of rows that have been tried or applied so far. */
export function UploadProgress({ upload, step, action }: UploadProgressProps) {
  const { upload_id, dry_run_id, applied } = upload;
  const t = useTranslate();
  const format = useFormat();
  const [stop] = useStopUploadMutation();
  const { run, isBusy } = action;
  const { state, rows, counts } = step;
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const progressKey = applied ? 'upload.applying' : 'upload.trying';
  const label =
    state === 'waiting'
      ? t('upload.waiting')
      : t(progressKey, { done: format.number(done), rows: format.number(rows) });
  return (
    <Box>
      <Line>
        <span role="status">{label}</span>
        <SmallButton
          disabled={isBusy}
          onClick={() => void run(stop({ upload_id, ...(!applied && { dry_run_id }) }))}
        >
          {t('integrations.job.stop')}
        </SmallButton>
      </Line>
      <Bar aria-label={t('upload.progress')} max={Math.max(1, rows)} value={done} />
    </Box>
  );
}

interface UploadOutcomeProps {
  upload: Upload;
  step: UploadStep;
}

/** Outcome of an upload or of its dry run. */
export function UploadOutcome({ upload, step }: UploadOutcomeProps) {
  const t = useTranslate();
  const { applied } = upload;
  const isDone = step.state === 'done';
  const outcome = `${applied ? 'applied' : 'dryRun'}.${step.state}`;
  return (
    <StepBox aria-labelledby="upload-ended">
      <h2 id="upload-ended">{t(applied ? 'upload.outcome' : 'upload.preview')}</h2>
      <FormMessage kind={isDone ? 'good' : 'bad'}>{t(messageKeyOf(outcome))}</FormMessage>
      {isDone && (step.counts.conflict ?? 0) > 0 && (
        <p>{t('upload.moved.some', { count: step.counts.conflict ?? 0 })}</p>
      )}
      <Counts counts={step.counts} />
      <ButtonRow>
        <Results upload={upload} step={step} />
        <AnotherFile upload={upload} />
      </ButtonRow>
    </StepBox>
  );
}

const MESSAGE_KEYS: Readonly<Record<string, MessageKey>> = {
  'applied.done': 'upload.ended.done',
  'applied.cancelled': 'upload.ended.stopped',
  'applied.failed': 'upload.ended.failed',
};

const messageKeyOf = (what: string): MessageKey => MESSAGE_KEYS[what] ?? 'upload.ended.noPreview';
