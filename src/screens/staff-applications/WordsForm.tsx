import { useState } from 'react';
import { styled } from 'styled-components';

import { QUESTION } from '#domain/application/fields';
import { readLanguage } from '#domain/languages';

import type { ReviewedApplication } from '../../api/review';
import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { lengthMessages } from '../../forms/lengthMessages';
import { useTranslate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import { color, space } from '../../ui/theme';

import { ActionForm } from './ActionForm';
import { languageKey } from './naming';
import { useFocusOnOpen } from './useFocusOnOpen';
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
const NAME = { ask: 'question', decline: 'reason' } as const;

interface WordsFormProps {
  action: 'ask' | 'decline';
  application: ReviewedApplication;
  review: Review;
  isOpen: boolean;
  onDone: () => void;
}

/** A question, or the reason for declining; the text is sent to the applicant as written. */
export function WordsForm({ action, application, review, isOpen, onDone }: WordsFormProps) {
  const t = useTranslate();
  const form = useFocusOnOpen(isOpen);
  const [words, setWords] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { email, company_name, owner_name } = application;
  const language = t(languageKey(readLanguage(application.lang) ?? ''));
  const { outcome } = review;
  const refused = outcome?.field === NAME[action] ? outcome.text : undefined;
  const hint = t('staff.words.hint', { email, language });
  const length = lengthMessages(t, words, QUESTION);

  const send = async () => {
    setIsAsking(false);
    if (!(await review[action](words.trim()))) return;
    setWords('');
    onDone();
  };

  return (
    <ActionForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsEmpty(words.trim() === '');
        setIsAsking(words.trim() !== '' && !length.error);
      }}
    >
      <TextArea
        label={t(`staff.${action}.words`)}
        hint={length.hint ?? hint}
        rows={5}
        value={words}
        error={length.error ?? (isEmpty ? t('staff.words.required') : refused)}
        onChange={(event) => {
          setWords(event.target.value);
          setIsEmpty(false);
        }}
      />
      <PrimaryButton type="submit" disabled={review.isBusy}>
        {t(`staff.${action}.send`)}
      </PrimaryButton>
      {isAsking && (
        <ConfirmDialog
          title={t(`staff.${action}.sure`)}
          effect={
            action === 'ask'
              ? hint
              : t('staff.decline.effect', { company: company_name || owner_name })
          }
          yes={t(`staff.${action}.send`)}
          onYes={() => void send()}
          onNo={() => setIsAsking(false)}
        >
          <Quote>{words}</Quote>
        </ConfirmDialog>
      )}
    </ActionForm>
  );
}
