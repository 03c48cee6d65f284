import type { Upload, UploadStep } from '../../api/staffUploads';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';

import { Counts } from './Counts';
import { Results } from './Results';
import { StepBox } from './StepBox';
import type { Shelf } from './uploads';

interface UploadOutcomeProps {
  upload: Upload;
  step: UploadStep;
  shelf: Shelf;
}

/** Outcome of an upload or of its trial. */
export function UploadOutcome({ upload, step, shelf }: UploadOutcomeProps) {
  const t = useTranslate();
  const { applied } = upload;
  const isDone = step.state === 'done';
  const outcome = `${applied ? 'applied' : 'trial'}.${step.state}`;
  return (
    <StepBox aria-labelledby="upload-ended">
      <h2 id="upload-ended">{t(applied ? 'upload.outcome' : 'upload.trial')}</h2>
      <FormMessage kind={isDone ? 'good' : 'bad'}>{t(messageKeyOf(outcome))}</FormMessage>
      {isDone && (step.counts.conflict ?? 0) > 0 && (
        <p>{t('upload.moved.some', { count: step.counts.conflict ?? 0 })}</p>
      )}
      <Counts counts={step.counts} />
      <ButtonRow>
        <Results upload={upload} step={step} />
        <Button as={Link} to={staffPaths.upload(shelf)}>
          {t('upload.another')}
        </Button>
      </ButtonRow>
    </StepBox>
  );
}

const MESSAGE_KEYS: Readonly<Record<string, MessageKey>> = {
  'applied.done': 'upload.ended.done',
  'applied.cancelled': 'upload.ended.stopped',
  'applied.failed': 'upload.ended.failed',
};

const messageKeyOf = (what: string): MessageKey => MESSAGE_KEYS[what] ?? 'upload.ended.noTrial';
