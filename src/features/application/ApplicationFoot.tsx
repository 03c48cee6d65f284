import { useFormikContext } from 'formik';
import { styled } from 'styled-components';

import type { FieldName, FormValues } from '../../forms/applicationValues';
import { useTranslate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Spinner } from '../../ui/Spinner';
import { color, size, space } from '../../ui/theme';

import { MailLink } from './MailLink';
import { StartOver } from './StartOver';
import type { useServerDraft } from './useServerDraft';
import type { useSubmission } from './useSubmission';

const Saved = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

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
  submission: ReturnType<typeof useSubmission>;
  server: ReturnType<typeof useServerDraft>;
  /** Fields that were filled in differently in another window. */
  disputed: readonly string[];
  isSaved: boolean;
  /** Where a link to continue would go. */
  email: string;
  /** Whether it worked. */
  onStartOver: () => Promise<boolean>;
}

/** What became of the form, whether it is kept, and what can be done with it. */
export function ApplicationFoot(props: ApplicationFootProps) {
  const { submission, server, disputed, isSaved, email, onStartOver } = props;
  const { isSending, waits } = submission;
  const t = useTranslate();
  const fields = disputed.map((name) => t(`application.label.${name as FieldName}`)).join(', ');
  return (
    <>
      {fields && <FormMessage>{t('application.disputed', { fields })}</FormMessage>}
      <FormMessage>
        <Outcome submission={submission} />
      </FormMessage>
      <Actions>
        <PrimaryButton type="submit" disabled={isSending && !waits}>
          {t(isSending && !waits ? 'application.submitting' : 'application.submit')}
        </PrimaryButton>
        {server.draft && <MailLink email={email} />}
        <StartOver onStartOver={onStartOver} />
        <Saved role="status">{t(stateOf(isSaved, server.isUnsaved))}</Saved>
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
  if (outcome?.kind === 'unheard') return t('application.failed.kept');
  if (outcome?.kind !== 'refused') return null;
  const { message } = outcome;
  return 'key' in message ? t(message.key) : message.text;
}

const stateOf = (isSaved: boolean, isUnsaved: boolean) => {
  if (!isSaved) return 'application.saving';
  return isUnsaved ? 'application.unsaved' : 'application.saved';
};
