import { styled } from 'styled-components';
import { object, string } from 'yup';

import { MAX_QUESTION_LENGTH } from '#domain/support';

import { useLazyAskSupportQuery } from '../../api/support';
import { messageKey } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { TextArea } from '../../ui/TextArea';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';
import { useReason } from '../../ui/useReason';

import { Answers } from './Answers';

const schema = object({
  question: string()
    .trim()
    .required(messageKey('support.ask.required'))
    .max(MAX_QUESTION_LENGTH, messageKey('support.ask.long')),
});

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 72ch;
`;

const SubmitButton = styled(PrimaryButton)`
  justify-self: start;
`;

/** Form for a free-text question; the typed text is retained whatever the outcome. */
export function AskForm() {
  const t = useTranslate();
  const reason = useReason();
  const { lang } = useMarket();
  const [ask, { currentData: answers, error, isFetching, originalArgs }] = useLazyAskSupportQuery();
  const form = useRevalidatingForm({
    initialValues: { question: '' },
    validationSchema: schema,
    onSubmit: async ({ question }) => {
      if (!isFetching) await ask({ question: question.trim(), lang });
    },
  });
  const formRef = useErrorFocus(form);
  const fault = form.errors.question as MessageKey | undefined;

  return (
    <>
      <Form ref={formRef} onSubmit={form.handleSubmit} noValidate>
        <TextArea
          label={t('support.ask.label')}
          hint={t('support.ask.hint')}
          rows={3}
          error={fault && t(fault, { max: MAX_QUESTION_LENGTH })}
          {...form.getFieldProps('question')}
        />
        <FormMessage>{isFetching ? '' : reason(error)}</FormMessage>
        <SubmitButton type="submit" aria-disabled={isFetching}>
          {t(isFetching ? 'support.ask.searching' : 'support.ask.submit')}
        </SubmitButton>
      </Form>
      <div role="status">
        {answers && originalArgs && <Answers question={originalArgs.question} answers={answers} />}
      </div>
    </>
  );
}
