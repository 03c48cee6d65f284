import { useState } from 'react';
import { useParams } from 'react-router';

import { useShowUploadQuery } from '../../api/staffUploads';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

import { DryRunScreen } from './DryRunScreen';
import { isRunning, type Shelf } from './uploads';

/** Polling interval for the progress, in milliseconds. */
const POLLING_INTERVAL_MS = 1000;

/** Dry run of an uploaded file, and the outcome once it has been applied. */
export function DryRunPage({ shelf }: { shelf: Shelf }) {
  const t = useTranslate();
  const { upload_id = '' } = useParams();
  const lang = useStaffSelector(selectLanguage);
  const [isWaiting, setIsWaiting] = useState(true);
  const query = useShowUploadQuery(
    { upload_id, lang },
    usePolling(isWaiting ? POLLING_INTERVAL_MS : 0),
  );
  const { data } = query;
  const isUnfinished = data && isRunning(data.applied ?? data.dry_run);
  if (isUnfinished !== undefined && isUnfinished !== isWaiting) setIsWaiting(isUnfinished);
  usePageTitle(data ? t('upload.one', { name: data.name }) : t(`upload.title.${shelf}`));
  return (
    <Loaded query={query} isPage>
      {(upload) => <DryRunScreen shelf={shelf} upload={upload} />}
    </Loaded>
  );
}
