import { useFormikContext } from 'formik';
import { styled } from 'styled-components';

import { ALL_FIELDS } from '#domain/application/forms';

import type { FormValues } from '../../forms/applicationValues';
import type { Said } from '../../i18n/messages/en';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Spinner } from '../../ui/Spinner';
import { color, size, space } from '../../ui/theme';

import type { Unsaved } from './draftKeeper';
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
  const fields = sayFields(t, disputed);
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
        <Saved role="status">
          {isSaved ? sayKept(t, server.unsaved) : t('application.saving')}
        </Saved>
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
  return say(t, outcome.message);
}

const sayFields = (t: Translate, names: readonly string[]): string =>
  ALL_FIELDS.filter(({ name }) => names.includes(name))
    .map(({ name }) => t(`application.label.${name}`))
    .join(', ');

function sayKept(t: Translate, unsaved: Unsaved | undefined): string {
  if (unsaved === undefined) return t('application.saved');
  if (unsaved === 'unheard') return t('application.unsaved');
  const fields = sayFields(t, Object.keys(unsaved.faults));
  if (fields) return t('application.unsaved.refused', { fields });
  return say(t, unsaved.message);
}

const say = (t: Translate, said: Said): string => ('key' in said ? t(said.key) : said.text);
