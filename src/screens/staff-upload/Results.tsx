import { uploadResultsFile, type Upload, type UploadStep } from '../../api/staffUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { useDownload } from '../../store/useDownload';
import { Button } from '../../ui/Button';

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
      type="button"
      aria-disabled={isLoading}
      onClick={() =>
        void download(`${t('integrations.job.file')}.csv`, uploadResultsFile({ upload_id, lang }))
      }
    >
      {t('upload.results')}
    </Button>
  );
}
