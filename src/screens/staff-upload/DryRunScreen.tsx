import { styled } from 'styled-components';

import type { Upload } from '../../api/staffUploads';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { useAction, type DeskAction } from '../../features/desk-frame/useAction';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Facts } from '../../ui/Facts';
import { FormMessage } from '../../ui/FormMessage';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';
import { WarnBox } from '../../ui/WarnBox';

import { ApplyForm } from './ApplyForm';
import { ColumnsTable } from './ColumnsTable';
import { UploadRows } from './UploadRows';
import { isRunning, type Shelf } from './uploads';
import { UnknownColumns, UploadOutcome, UploadProgress } from './UploadStates';
import { useColumns } from './useColumns';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

interface DryRunScreenProps {
  shelf: Shelf;
  upload: Upload;
}

/** An upload: how the file was parsed, what it would do, and the one button that does it. */
export function DryRunScreen({ shelf, upload }: DryRunScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { name, kind, sent_by, created_at, as_of, earlier, applied } = upload;
  const stepName = applied && applied.state !== 'needs_confirmation' ? 'done' : 'look';
  const columns = useColumns(upload);
  // Held here so that a failure stays visible when the pressed button disappears because of what
  // somebody else did meanwhile.
  const action = useAction();
  const failure = action.failure || (upload.fields.length === 0 && columns.failure);
  return (
    <>
      <DeskHead
        title={t('upload.one', { name })}
        back={{ to: staffPaths[shelf], label: t(`${shelf}.title`) }}
      >
        <Small>{t(`upload.step.${stepName}`)}</Small>
        <Facts>
          <span>{t(`upload.kind.${kind}`)}</span>
          <span>{t('upload.sentBy', { who: sent_by, at: format.dateTime(created_at) })}</span>
          {as_of !== null && <span>{t('upload.countedAt', { at: format.dateTime(as_of) })}</span>}
        </Facts>
      </DeskHead>
      <Parts>
        {earlier && (
          <WarnBox role="status">
            {t('upload.earlier', {
              at: format.dateTime(earlier.at ?? created_at),
              who: earlier.by,
            })}
          </WarnBox>
        )}
        {failure && <FormMessage>{failure}</FormMessage>}
        <State upload={upload} hasOtherColumns={columns.isChanged} action={action} />
        <ColumnsTable upload={upload} choice={columns} />
        <UploadRows upload={upload} />
      </Parts>
    </>
  );
}

interface StateProps {
  upload: Upload;
  /** Whether columns were chosen that the file has not been tried with. */
  hasOtherColumns: boolean;
  action: DeskAction;
}

/** The current step of the upload, with its actions. */
function State({ upload, hasOtherColumns, action }: StateProps) {
  const { dry_run, applied } = upload;
  if (upload.lacking !== null) return <UnknownColumns upload={upload} />;
  const step = applied ?? dry_run;
  if (isRunning(step)) {
    return <UploadProgress upload={upload} step={step} action={action} />;
  }
  const isDecisionPending = applied
    ? applied.state === 'needs_confirmation'
    : dry_run.state === 'done';
  if (!isDecisionPending) return <UploadOutcome upload={upload} step={step} />;
  // The key resets the form if the numbers to confirm have changed.
  return (
    <ApplyForm
      key={JSON.stringify(step.confirm)}
      upload={upload}
      step={step}
      hasOtherColumns={hasOtherColumns}
      action={action}
    />
  );
}
