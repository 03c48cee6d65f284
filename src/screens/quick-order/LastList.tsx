import { styled } from 'styled-components';

import { ReadAs } from '../../features/order-file/ReadAs';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { useTranslate } from '../../i18n/useTranslate';
import { size, space } from '../../ui/theme';

import type { ListReading } from './useListReading';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  &:empty {
    display: none;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(1)};
  font-size: ${size.l};
  overflow-wrap: anywhere;
`;

interface LastListProps {
  reading: ListReading;
  /** Nothing of it stands in the sheet any more. */
  isGone: boolean;
}

/** What the last file or pasted list was taken for, and its columns where they are in doubt. */
export function LastList({ reading, isGone }: LastListProps) {
  const t = useTranslate();
  const { outcome, read, readAgain, putAway } = reading;
  const isShown = !outcome.reading && !outcome.refused && (readAgain || !isGone);
  return (
    <Box className="no-print">
      <ReadingOutcome outcome={outcome} />
      {read && isShown && (
        <section aria-labelledby="last-list">
          <Title id="last-list">
            {typeof read.content === 'string' ? t('opticon.pasted') : read.name}
          </Title>
          <ReadAs read={read} onChoose={readAgain} onLeave={putAway} />
        </section>
      )}
    </Box>
  );
}
