import { useFormikContext } from 'formik';
import { styled } from 'styled-components';

import { isEmail } from '#domain/emails';

import { useMailDraftMutation } from '../../api/applications';
import type { FormValues } from '../../forms/applicationValues';
import { translateMessage } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton, Button } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Spinner } from '../../ui/Spinner';
import { color, space } from '../../ui/theme';

import { fieldLabels } from './fieldLabels';
import { StartOver } from './StartOver';
import type { useServerDraft } from './useServerDraft';
import type { useSubmission } from './useSubmission';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};

  > :empty {
    position: absolute;
  }
`;

interface ApplicationFootProps {
  /** Whether the last section is shown. */
  canSubmit: boolean;
  submission: ReturnType<typeof useSubmission>;
  server: ReturnType<typeof useServerDraft>;
  /** Fields filled in differently in another window. */
  disputed: readonly string[];
  /** Address that a link to continue would be sent to. */
  email: string;
  /** Resolves to whether it succeeded. */
  onStartOver: () => Promise<boolean>;
}

/** Shows the outcome of a submission, conflicting fields, and the form's actions. */
export function ApplicationFoot(props: ApplicationFootProps) {
  const { canSubmit, submission, server, disputed, email, onStartOver } = props;
  const { isSending, waits } = submission;
  const t = useTranslate();
  const fields = fieldLabels(t, disputed);
  return (
    <>
      {fields && <FormMessage>{t('application.disputed', { fields })}</FormMessage>}
      <FormMessage>
        <Outcome submission={submission} />
      </FormMessage>
      <Actions>
        {canSubmit && (
          <PrimaryButton type="submit" disabled={isSending && !waits}>
            {t(isSending && !waits ? 'application.submitting' : 'application.submit')}
          </PrimaryButton>
        )}
        {server.draft && <MailLink email={email} />}
        <StartOver onStartOver={onStartOver} />
      </Actions>
      {isSending && !waits && <Spinner />}
    </>
  );
}

function Outcome({ submission: { outcome, waits } }: Pick<ApplicationFootProps, 'submission'>) {
  const t = useTranslate();
  const { submitCount, isValid, errors } = useFormikContext<FormValues>();
  const wrong = Object.keys(errors).length;
  if (submitCount > 0 && !isValid && wrong > 0) return t('application.faults', { count: wrong });
  if (waits) return t('application.waiting');
  if (outcome?.kind === 'arrived') return t('application.arrived');
  if (outcome?.kind === 'unheard' || outcome?.kind === 'changed')
    return t('application.failed.kept');
  if (outcome?.kind !== 'refused') return null;
  return translateMessage(t, outcome.message);
}

/** Emails a link that continues the application on another device. */
function MailLink({ email }: { email: string }) {
  const t = useTranslate();
  const lang = useAppSelector(selectLanguage);
  const [send, { isLoading, isSuccess, isError }] = useMailDraftMutation();
  if (!isEmail(email.trim())) return null;
  return (
    <>
      <Button
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void send({ email: email.trim(), lang });
        }}
      >
        {t('application.mail')}
      </Button>
      <span role="status">
        {isSuccess && t('application.mail.sent', { email: email.trim() })}
        {isError && t('application.mail.failed')}
      </span>
    </>
  );
}
