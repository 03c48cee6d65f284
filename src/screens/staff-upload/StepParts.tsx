import { styled } from 'styled-components';

import { uploadResultsFile, type Upload, type UploadStep } from '../../api/staffUploads';
import { OUTCOMES, type Outcome } from '../../features/desk-exchange/outcomes';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { useDownload } from '../../store/useDownload';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { color, radius, size, space } from '../../ui/theme';

import { shelfOf } from './uploads';

/** Current step of an upload, and the actions available in it. */
export const StepBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 46rem;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Count = styled.li`
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: 600;

  &[data-tone='bad'] {
    border-color: ${color.bad};
    color: ${color.bad};
  }

  &[data-tone='quiet'] {
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-weight: 400;
  }
`;

const TONES: Partial<Record<Outcome, 'bad' | 'quiet'>> = {
  unchanged: 'quiet',
  conflict: 'bad',
  needs_confirmation: 'bad',
  error: 'bad',
};

/** Number of rows by outcome. */
export function Counts({ counts }: Pick<UploadStep, 'counts'>) {
  const t = useTranslate();
  return (
    <List>
      {OUTCOMES.filter((outcome) => (counts[outcome] ?? 0) > 0).map((outcome) => (
        <Count key={outcome} data-tone={TONES[outcome]}>
          {t(`integrations.outcome.${outcome}`, { count: counts[outcome] ?? 0 })}
        </Count>
      ))}
    </List>
  );
}

interface ResultsProps {
  upload: Upload;
  step: UploadStep;
}

/** Downloads the outcome of each row as a file; hidden if no row had an effect. */
export function Results({ upload: { upload_id }, step: { counts } }: ResultsProps) {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
  const { download, isLoading } = useDownload();
  const hasEffect = Object.entries(counts).some(
    ([outcome, count]) => outcome !== 'unchanged' && count > 0,
  );
  if (!hasEffect) return null;
  return (
    <Button
      aria-disabled={isLoading}
      onClick={() =>
        void download(`${t('integrations.job.file')}.csv`, uploadResultsFile({ upload_id, lang }))
      }
    >
      {t('upload.results')}
    </Button>
  );
}

/** Leads to the upload of another file of the same kind. */
export function AnotherFile({ upload }: { upload: Upload }) {
  const t = useTranslate();
  return (
    <Button as={Link} to={staffPaths.upload(shelfOf(upload.kind))}>
      {t('upload.another')}
    </Button>
  );
}
