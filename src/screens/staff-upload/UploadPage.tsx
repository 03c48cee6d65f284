import { useState } from 'react';
import { useNavigate } from 'react-router';

import { hasRole } from '#domain/roles';
import { ROWS_FILE_LIMITS, UPLOAD_ROLES } from '#domain/uploads';

import { useShowDeskQuery } from '../../api/staffOrders';
import { useSendUploadMutation } from '../../api/staffUploads';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { ErrorState } from '../../ui/ErrorState';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import type { Shelf } from './uploads';
import { UploadScreen } from './UploadScreen';
import { useUploadChoice, type UploadChoice } from './useUploadChoice';

/** Selects a file of rows and starts its dry run, which has its own URL. */
export function UploadPage({ shelf }: { shelf: Shelf }) {
  const t = useTranslate();
  const title = t(`upload.title.${shelf}`);
  usePageTitle(title);
  const { data: desk } = useShowDeskQuery();
  const choice = useUploadChoice(shelf);
  const { send, ...action } = useSendFile(shelf);
  if (!desk) return <TableSkeleton rows={3} />;
  if (!hasRole(desk.roles, UPLOAD_ROLES[shelf]))
    return <ErrorState reason={t('upload.role')} isPage />;
  return (
    <UploadScreen
      shelf={shelf}
      title={title}
      choice={choice}
      {...action}
      onSend={() => void send(choice)}
    />
  );
}

/** Uploads the file and navigates to its dry run. */
function useSendFile(shelf: Shelf) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [sendUpload] = useSendUploadMutation();
  const { run, failure, isBusy } = useAction();
  const [validationError, setValidationError] = useState('');

  const send = async ({ file, kind, counted }: UploadChoice) => {
    const fault = validateUpload({ file, kind, counted });
    setValidationError(fault ? t(fault, { megabytes: ROWS_FILE_LIMITS.megabytes }) : '');
    if (fault || !file || !kind) return;
    const as_of = kind === 'stock' ? { as_of: new Date(counted).toISOString() } : {};
    const sent = await run(sendUpload({ kind, name: file.name.slice(0, 255), ...as_of, file }));
    if (sent) void navigate(staffPaths.uploaded(shelf, sent.data.upload_id));
  };
  return { send, failure: validationError || failure, isBusy };
}

/** Returns the message key of a fault that can be detected without the server. */
function validateUpload({ file, kind, counted }: Pick<UploadChoice, 'file' | 'kind' | 'counted'>) {
  if (!file) return 'upload.wrong.file';
  if (!kind) return 'upload.wrong.kind';
  if (file.size > ROWS_FILE_LIMITS.bytes) return 'upload.wrong.size';
  const isTimed = !Number.isNaN(new Date(counted).getTime());
  return kind === 'stock' && !isTimed ? 'upload.wrong.counted' : undefined;
}
