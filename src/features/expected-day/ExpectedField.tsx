import { useState } from 'react';
import { styled } from 'styled-components';

import { isExistingDay, localDay } from '#domain/days';

import { useTranslate } from '../../i18n/useTranslate';
import { DateField } from '../../ui/DateField';

/**
 * Optional date on which packs are expected; one that is typed must be valid and not in the past.
 */
export function useExpectedDay(initialText = '') {
  const t = useTranslate();
  const [text, setText] = useState(initialText);
  const day = isExistingDay(text) ? text : null;
  const isEdited = text !== initialText;
  const isInvalid = isEdited && text.trim() !== '' && (day === null || day < localDay(new Date()));
  return { text, setText, day, isEdited, error: isInvalid ? t('desk.expected.wrong') : '' };
}

const Box = styled.div`
  max-width: 18rem;
`;

/** The input for it. */
export function ExpectedField({ expected }: { expected: ReturnType<typeof useExpectedDay> }) {
  const t = useTranslate();
  return (
    <Box>
      <DateField
        kind="expectedDay"
        label={t('desk.expected')}
        autoComplete="off"
        maxLength={40}
        error={expected.error}
        value={expected.text}
        onChange={expected.setText}
      />
    </Box>
  );
}
