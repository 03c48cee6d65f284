import { styled } from 'styled-components';

import { openQuestion } from '../../features/order-file/openQuestion';
import { ReadingDetails } from '../../features/order-file/ReadingDetails';
import { useTranslate } from '../../i18n/useTranslate';
import { size, space } from '../../ui/theme';

import type { ListReading } from './useListReading';

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;

interface LastListProps {
  reading: ListReading;
  /** Whether none of its lines remain in the sheet. */
  isSheetEmpty: boolean;
}

/** How the last file or pasted list was parsed, with a choice of columns if they are in doubt. */
export function LastList({ reading, isSheetEmpty }: LastListProps) {
  const t = useTranslate();
  const { outcome, read, readAgain, dismiss } = reading;
  const hasOpenQuestion = read !== null && openQuestion(read) !== undefined;
  const isShown =
    !outcome.reading && !outcome.refused?.length && (hasOpenQuestion || !isSheetEmpty);
  if (!read || !isShown) return null;
  return (
    <Section aria-labelledby="last-list">
      <Title id="last-list">
        {typeof read.content === 'string' ? t('opticon.pasted') : read.name}
      </Title>
      <ReadingDetails read={read} onChoose={readAgain} onLeave={dismiss} />
    </Section>
  );
}
