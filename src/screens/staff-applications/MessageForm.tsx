import { useState } from 'react';
import { styled } from 'styled-components';

import { MAX_REVIEW_TEXT_LENGTH } from '#domain/application/fields';

import type { ReviewedApplication } from '../../api/review';
import { lengthMessages } from '../../forms/lengthMessages';
import { useTranslate } from '../../i18n/useTranslate';
import { TextArea } from '../../ui/TextArea';
import { color, space } from '../../ui/theme';

import { ConfirmedForm } from './ConfirmedForm';
import { languageName } from './languageName';
import type { Review } from './useReview';

const Quote = styled.blockquote`
  max-height: 40vh;
  overflow: auto;
  margin: 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Request field that carries the text. */
const REQUEST_FIELD = { ask: 'question', decline: 'reason' } as const;

interface MessageFormProps {
  action: 'ask' | 'decline';
  application: ReviewedApplication;
  review: Review;
  isOpen: boolean;
  onDone: () => void;
}

/** A question, or the reason for declining; the text is sent to the applicant as written. */
export function MessageForm({ action, application, review, isOpen, onDone }: MessageFormProps) {
  const t = useTranslate();
  const [message, setMessage] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { email, company_name, owner_name } = application;
  const language = languageName(t, application.lang);
  const serverError = review.faults[REQUEST_FIELD[action]];
  const hint = t('staff.words.hint', { email, language });
  const length = lengthMessages(t, message, MAX_REVIEW_TEXT_LENGTH);

  const send = async () => {
    if (!(await review[action](message.trim()))) return;
    setMessage('');
    onDone();
  };

  return (
    <ConfirmedForm
      isOpen={isOpen}
      isBusy={review.isBusy}
      submit={t(`staff.${action}.send`)}
      validate={() => {
        setIsEmpty(message.trim() === '');
        return message.trim() !== '' && !length.error;
      }}
      question={{
        title: t(`staff.${action}.sure`),
        effect:
          action === 'ask'
            ? hint
            : t('staff.decline.effect', { company: company_name || owner_name }),
        quote: <Quote>{message}</Quote>,
      }}
      onSend={() => void send()}
    >
      <TextArea
        label={t(`staff.${action}.words`)}
        hint={length.hint ?? hint}
        rows={5}
        value={message}
        error={length.error ?? (isEmpty ? t('staff.words.required') : serverError)}
        onChange={(event) => {
          setMessage(event.target.value);
          setIsEmpty(false);
        }}
      />
    </ConfirmedForm>
  );
}
