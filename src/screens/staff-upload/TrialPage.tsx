import { useState } from 'react';
import { useParams } from 'react-router';

import { useShowUploadQuery } from '../../api/staffUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { TrialScreen } from './TrialScreen';
import { isRunning, type Shelf } from './uploads';

/** Polling interval for the progress, in milliseconds. */
const POLLING_INTERVAL_MS = 1000;

/** Trial of an uploaded file, and the outcome once it has been applied. */
export function TrialPage({ shelf }: { shelf: Shelf }) {
  const t = useTranslate();
  const { upload_id = '' } = useParams();
  const lang = useStaffSelector(selectLanguage);
  const isHidden = useIsTabHidden();
  const [isWaiting, setIsWaiting] = useState(true);
  const { data, error, refetch } = useShowUploadQuery(
    { upload_id, lang },
    { pollingInterval: isWaiting && !isHidden ? POLLING_INTERVAL_MS : 0 },
  );
  const isUnfinished = data && isRunning(data.applied ?? data.trial);
  if (isUnfinished !== undefined && isUnfinished !== isWaiting) setIsWaiting(isUnfinished);
  usePageTitle(data ? t('upload.one', { name: data.name }) : t(`upload.title.${shelf}`));
  if (error && !data) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!data) return <TableSkeleton />;
  return <TrialScreen shelf={shelf} upload={data} />;
}
