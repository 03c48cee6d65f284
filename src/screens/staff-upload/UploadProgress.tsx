import { styled } from 'styled-components';

import { useStopUploadMutation, type Upload, type UploadStep } from '../../api/staffUploads';
import type { Action } from '../../features/desk-frame/useAction';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { SmallButton } from '../../ui/Button';
import { color, space } from '../../ui/theme';

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
  accent-color: ${color.primary};
`;

interface UploadProgressProps {
  upload: Upload;
  step: UploadStep;
  action: Action;
}

/** Number of rows that have been tried or applied so far. */
export function UploadProgress({ upload, step, action }: UploadProgressProps) {
  const { upload_id, trial_id, applied } = upload;
  const t = useTranslate();
  const format = useFormat();
  const lang = useStaffSelector(selectLanguage);
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
          type="button"
          disabled={isBusy}
          onClick={() => void run(stop({ upload_id, ...(!applied && { trial_id }), lang }))}
        >
          {t('integrations.job.stop')}
        </SmallButton>
      </Line>
      <Bar aria-label={t('upload.progress')} max={Math.max(1, rows)} value={done} />
    </Box>
  );
}
