import { useState } from 'react';

import { useApplyUploadMutation, type Upload, type UploadStep } from '../../api/staffUploads';
import { GuardField, GuardFields } from '../../features/desk-exchange/GuardFields';
import {
  useGuards,
  type Guards,
  type RequiredCounts,
} from '../../features/desk-exchange/useGuards';
import type { DeskAction } from '../../features/desk-frame/useAction';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { WarnBox, WarnTitle } from '../../ui/WarnBox';

import { AnotherFile, Counts, Results, StepBox } from './StepParts';

interface ApplyFormProps {
  upload: Upload;
  step: UploadStep;
  hasOtherColumns: boolean;
  action: DeskAction;
}

/**
 * Shows what would happen and what is unusual about it, with the button that applies exactly that.
 */
export function ApplyForm({ upload, step, hasOtherColumns, action }: ApplyFormProps) {
  const t = useTranslate();
  const format = useFormat();
  const { run, isBusy } = action;
  const [apply] = useApplyUploadMutation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { upload_id, dry_run_id, applied, dry_run } = upload;
  const { counts, confirm = {}, examples } = step;
  const { guards, setAside, setAsideCount, confirmation } = useUploadGuards(upload, confirm);
  const changeCount = (dry_run.counts.added ?? 0) + (dry_run.counts.changed ?? 0);
  const needsConfirmation = Object.keys(confirm).length > 0;

  const applyUpload = () => {
    setWasSubmitted(true);
    if (hasOtherColumns) return;
    const confirmed = confirmation();
    if (confirmed) void run(apply({ upload_id, dry_run_id, ...confirmed }));
  };

  return (
    <StepBox
      as="form"
      noValidate
      aria-labelledby="upload-preview"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) applyUpload();
      }}
    >
      <h2 id="upload-preview">{t(applied ? 'upload.asked' : 'upload.preview')}</h2>
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
        <AnotherFile upload={upload} />
      </ButtonRow>
    </StepBox>
  );
}

/**
 * What must be confirmed before an upload is applied, and the rows with unusual prices, which are
 * set aside unless their count is confirmed too.
 */
function useUploadGuards({ applied, dry_run }: Upload, required: RequiredCounts) {
  const guards = useGuards(required);
  const setAsideCount = applied ? 0 : (dry_run.counts.needs_confirmation ?? 0);
  const setAside = useGuards({ prices: setAsideCount });
  return {
    guards,
    setAside,
    setAsideCount,
    /** Returns all confirmed counts; `undefined` while one is wrong. */
    confirmation: (): RequiredCounts | undefined => {
      const confirmed = guards.confirm();
      const isSetAsideIncluded = setAside.fields.some(({ value }) => value.trim() !== '');
      const included = isSetAsideIncluded ? setAside.confirm() : {};
      return confirmed && included && { ...included, ...confirmed };
    },
  };
}

interface SetAsideProps {
  guards: Guards;
  /** Whether there is nothing else to apply. */
  isOnly: boolean;
}

/** A few prices with unusually large changes: omitted unless their number is typed. */
function SetAside({ guards, isOnly }: SetAsideProps) {
  const t = useTranslate();
  return guards.fields.map((field) => (
    <WarnBox key={field.guard}>
      <GuardField
        field={field}
        label={t('upload.aside', { count: field.count })}
        hint={t(isOnly ? 'upload.aside.only' : 'upload.aside.hint', { count: field.count })}
      />
    </WarnBox>
  ));
}
