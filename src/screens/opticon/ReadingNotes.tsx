import { styled } from 'styled-components';

import { Note } from '../../features/order-file/Note';
import { ReadingOutcome } from '../../features/order-file/ReadingOutcome';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { space } from '../../ui/theme';

import type { useUpload } from './useUpload';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  &:empty {
    display: none;
  }
`;

/** What became of the last file, and the list that it took the place of. */
export function ReadingNotes({ uploads }: { uploads: ReturnType<typeof useUpload> }) {
  const t = useTranslate();
  const { outcome, previous, goOn } = uploads;
  return (
    <Box>
      <ReadingOutcome outcome={outcome} />
      {previous && (
        <Note role="status">
          {t('opticon.putAway', { name: previous.name })}
          <SmallButton type="button" onClick={goOn}>
            {t('opticon.goOn', { name: previous.name })}
          </SmallButton>
        </Note>
      )}
    </Box>
  );
}
