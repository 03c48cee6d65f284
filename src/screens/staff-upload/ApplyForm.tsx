import { useState } from 'react';

import { useApplyUploadMutation, type Upload, type UploadStep } from '../../api/staffUploads';
import { GuardFields } from '../../features/desk-exchange/GuardFields';
import type { Action } from '../../features/desk-frame/useAction';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { WarnBox, WarnTitle } from '../../ui/WarnBox';

import { Counts } from './Counts';
import { Results } from './Results';
import { SetAside } from './SetAside';
import { StepBox } from './StepBox';
import { shelfOf } from './uploads';
import { useUploadGuards } from './useUploadGuards';

interface ApplyFormProps {
  upload: Upload;
  step: UploadStep;
  hasOtherColumns: boolean;
  action: Action;
}

/**
 * Shows what would happen and what is unusual about it, with the button that applies exactly that.
 */
export function ApplyForm({ upload, step, hasOtherColumns, action }: ApplyFormProps) {
  const t = useTranslate();
  const format = useFormat();
  const lang = useStaffSelector(selectLanguage);
  const { run, isBusy } = action;
  const [apply] = useApplyUploadMutation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { upload_id, trial_id, kind, applied, trial } = upload;
  const { counts, confirm = {}, examples } = step;
  const { guards, setAside, setAsideCount, confirmation } = useUploadGuards(upload, confirm);
  const changeCount = (trial.counts.added ?? 0) + (trial.counts.changed ?? 0);
  const needsConfirmation = Object.keys(confirm).length > 0;

  const applyUpload = () => {
    setWasSubmitted(true);
    if (hasOtherColumns) return;
    const confirmed = confirmation();
    if (confirmed) void run(apply({ upload_id, trial_id, ...confirmed, lang }));
  };

  return (
    <StepBox
      as="form"
      noValidate
      aria-labelledby="upload-trial"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) applyUpload();
      }}
    >
      <h2 id="upload-trial">{t(applied ? 'upload.asked' : 'upload.trial')}</h2>
      {!applied && <Counts counts={counts} />}
      {needsConfirmation && (
        <WarnBox>
          <WarnTitle as="h3">{t(applied ? 'upload.guard.changed' : 'upload.guard')}</WarnTitle>
          <GuardFields guards={guards} examples={examples} />
        </WarnBox>
      )}
      {setAsideCount > 0 && !needsConfirmation && (
        <SetAside guards={setAside} isOnly={changeCount === 0} />
      )}
      {changeCount + setAsideCount === 0 && <p>{t('upload.noNews')}</p>}
      {wasSubmitted && hasOtherColumns && <FormMessage>{t('upload.columns.untried')}</FormMessage>}
      <ButtonRow>
        {changeCount + setAsideCount > 0 && (
          <PrimaryButton type="submit" disabled={isBusy}>
            {t('upload.apply', { count: changeCount, number: format.number(changeCount) })}
          </PrimaryButton>
        )}
        <Results upload={upload} step={step} />
        <Button as={Link} to={staffPaths.upload(shelfOf(kind))}>
          {t('upload.another')}
        </Button>
      </ButtonRow>
    </StepBox>
  );
}
