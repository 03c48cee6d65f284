import { styled } from 'styled-components';
import { object } from 'yup';

import { MAX_ANSWER_LENGTH } from '#domain/application/fields';
import { containsCardNumber } from '#domain/cardNumbers';

import { useAnswerQuestionMutation } from '../../api/applicationStatus';
import { isConflict, isTemporary } from '../../api/reasonOf';
import { lengthMessages } from '../../forms/lengthMessages';
import { requiredText, messageKey } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { TextArea } from '../../ui/TextArea';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';
import { useReason } from '../../ui/useReason';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const SubmitButton = styled(PrimaryButton)`
  justify-self: start;
`;

const Question = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const schema = object({
  answer: requiredText('status.answer.required', MAX_ANSWER_LENGTH).test(
    'card',
    messageKey('application.cardNumber.refused'),
    (text) => !containsCardNumber(text),
  ),
});

interface AnswerFormProps {
  question: string;
  onAnswered: () => void;
}

/** The department's question with a field for the answer; nothing else is asked again. */
export function AnswerForm({ question, onAnswered }: AnswerFormProps) {
  const t = useTranslate();
  const reason = useReason();
  const lang = useAppSelector(selectLanguage);
  const [send, { error, isLoading }] = useAnswerQuestionMutation();
  const form = useRevalidatingForm({
    initialValues: { answer: '' },
    validationSchema: schema,
    onSubmit: async ({ answer }) => {
      const { data, error: sendError } = await send({ answer: answer.trim(), lang });
      // A conflict means it was already answered in another window; the page then shows that.
      if (data ?? isConflict(sendError)) onAnswered();
    },
  });
  const formRef = useErrorFocus(form);
  const fault = form.errors.answer as MessageKey | undefined;
  const length = lengthMessages(t, form.values.answer, MAX_ANSWER_LENGTH);

  return (
    <Form ref={formRef} onSubmit={form.handleSubmit} noValidate aria-labelledby="status-question">
      <h2 id="status-question">{t('status.question')}</h2>
      <Question>{question}</Question>
      <TextArea
        label={t('status.answer')}
        hint={length.hint ?? t('status.answer.hint')}
        rows={5}
        error={length.error ?? (fault && t(fault))}
        {...form.getFieldProps('answer')}
      />
      <FormMessage>{isTemporary(error) ? t('status.answer.failed') : reason(error)}</FormMessage>
      <SubmitButton type="submit" disabled={isLoading}>
        {t(isLoading ? 'reset.pending' : 'status.answer.send')}
      </SubmitButton>
    </Form>
  );
}
