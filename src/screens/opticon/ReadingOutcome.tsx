import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';
import { color, radius, space } from '../../ui/theme';

import { UnreadLines } from './UnreadLines';
import type { useUpload } from './useUpload';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  &:empty {
    display: none;
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.info};
  border-radius: ${radius.control};
  background: ${color.infoTint};
`;

/** What became of the last file, and the list that it took the place of. */
export function ReadingOutcome({ uploads }: { uploads: ReturnType<typeof useUpload> }) {
  const t = useTranslate();
  const { outcome, previous, goOn } = uploads;
  const { reading, refused, several } = outcome;

  return (
    <Box>
      {reading && <p role="status">{t('opticon.reading', { name: reading })}</p>}
      {refused && (
        <>
          <FormMessage>
            {t(`opticon.refused.${refused.refusal}`, { name: refused.name })}
          </FormMessage>
          <UnreadLines unread={refused.unread} />
        </>
      )}
      {several && <Note role="status">{t('opticon.several', several)}</Note>}
      {previous && (
        <Note role="status">
          {t('opticon.putAway', { name: previous.name })}
          <button type="button" className="button small" onClick={goOn}>
            {t('opticon.goOn', { name: previous.name })}
          </button>
        </Note>
      )}
    </Box>
  );
}
