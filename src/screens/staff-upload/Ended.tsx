import { styled } from 'styled-components';

import type { Upload, UploadStep } from '../../api/staffUploads';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

import { Counts } from './Counts';
import { Results } from './Results';
import type { Shelf } from './uploads';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 46rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface EndedProps {
  upload: Upload;
  step: UploadStep;
  shelf: Shelf;
}

/** What became of it. */
export function Ended({ upload, step, shelf }: EndedProps) {
  const t = useTranslate();
  const { applied } = upload;
  const isDone = step.state === 'done';
  const what = `${applied ? 'applied' : 'trial'}.${step.state}`;
  return (
    <Box aria-labelledby="upload-ended">
      <h2 id="upload-ended">{t(applied ? 'upload.outcome' : 'upload.trial')}</h2>
      <FormMessage kind={isDone ? 'good' : 'bad'}>{t(sentenceOf(what))}</FormMessage>
      {isDone && (step.counts.conflict ?? 0) > 0 && (
        <p>{t('upload.moved.some', { count: step.counts.conflict ?? 0 })}</p>
      )}
      <Counts counts={step.counts} />
      <Buttons>
        <Results upload={upload} step={step} />
        <Button as={Link} to={staffPaths.upload(shelf)}>
          {t('upload.another')}
        </Button>
      </Buttons>
    </Box>
  );
}

const SENTENCES: Readonly<Record<string, MessageKey>> = {
  'applied.done': 'upload.ended.done',
  'applied.cancelled': 'upload.ended.stopped',
  'applied.failed': 'upload.ended.failed',
};

const sentenceOf = (what: string): MessageKey => SENTENCES[what] ?? 'upload.ended.noTrial';
