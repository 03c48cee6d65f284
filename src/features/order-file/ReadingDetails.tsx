import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { color, size, space } from '../../ui/theme';

import { ColumnChooser } from './ColumnChooser';
import { openQuestion } from './openQuestion';
import type { Choices } from './readContent';
import { SheetChooser } from './SheetChooser';
import { SkippedRows } from './SkippedRows';
import { useReadingText } from './useReadingText';
import type { ReadOrder } from './useReadOrder';

/** Wraps below whatever shares a line with the button. */
const Box = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${space(2)};
  min-width: 0;
`;

const Sentence = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

const Quoted = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const CHOOSERS = ['columns', 'sheets'] as const;
type Chooser = (typeof CHOOSERS)[number];

interface ReadingDetailsProps {
  read: ReadOrder;
  /**
   * Reads the same content with other columns or sheets; absent if the content is no longer
   * available.
   */
  onChoose?: ((choices: Choices) => void) | undefined;
  /** Dismisses a list with an open question; absent if the screen shows nothing else. */
  onLeave?: () => void;
}

/**
 * Explains on request, in one sentence, how the file was interpreted, and lets it be read
 * differently.
 */
export function ReadingDetails({ read, onChoose, onLeave }: ReadingDetailsProps) {
  const t = useTranslate();
  const describeReading = useReadingText();
  const [isShown, setIsShown] = useState(false);
  const [requestedChooser, setRequestedChooser] = useState<Chooser>();
  const { reading, choice, chosenDelimiter, sheets, isQuotedRead } = read;
  const { columns, sheet, skipped } = reading;
  const open = openQuestion(read);
  const quoted = skipped.filter(({ why }) => why === 'quoted').length;
  const changeable = {
    columns: onChoose && columns && columns.all.length > 1 && columns,
    sheets: onChoose && sheet && sheet.names.length + sheet.others.length > 1 && sheet,
  };
  const chooser = open ?? requestedChooser;
  const onCancel = open ? onLeave : () => setRequestedChooser(undefined);

  const details = (
    <Box>
      {open !== 'sheets' && (
        <Sentence>
          {describeReading(reading)}
          {!open && (
            <ChooserButtons
              changeable={changeable}
              isMail={sheet?.isMail}
              chosen={requestedChooser}
              onChoose={setRequestedChooser}
            />
          )}
        </Sentence>
      )}
      {chooser === 'sheets' && changeable.sheets && (
        <SheetChooser
          sheet={changeable.sheets}
          isOpen={open !== undefined}
          onChoose={(chosen) => onChoose?.({ sheets: chosen })}
          onCancel={onCancel}
        />
      )}
      {chooser === 'columns' && changeable.columns && (
        <ColumnChooser
          key={chosenDelimiter}
          columns={changeable.columns}
          onChoose={(columnChoice) =>
            onChoose?.({ choice: columnChoice, chosenDelimiter, sheets, isQuotedRead })
          }
          onSeparate={(delimiter) =>
            onChoose?.({ chosenDelimiter: delimiter, sheets, isQuotedRead })
          }
          onCancel={onCancel}
        />
      )}
      <SkippedRows skipped={skipped} />
    </Box>
  );
  if (open) return details;
  return (
    <>
      <SmallButton aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <Icon name="info" size={16} />
        {t('opticon.how')}
      </SmallButton>
      {quoted > 0 && onChoose && (
        <Quoted>
          {t('opticon.skipped.quoted', { count: quoted })}
          <SmallButton
            onClick={() => onChoose({ choice, chosenDelimiter, sheets, isQuotedRead: true })}
          >
            {t('opticon.quoted.read')}
          </SmallButton>
        </Quoted>
      )}
      {isShown && details}
    </>
  );
}

interface ChooserButtonsProps {
  /** What can be read differently. */
  changeable: Readonly<Record<Chooser, unknown>>;
  isMail: boolean | undefined;
  chosen: Chooser | undefined;
  onChoose: (chooser: Chooser | undefined) => void;
}

function ChooserButtons({ changeable, isMail, chosen, onChoose }: ChooserButtonsProps) {
  const t = useTranslate();
  return CHOOSERS.filter((what) => changeable[what]).map((what) => (
    <SmallButton
      key={what}
      aria-expanded={chosen === what}
      onClick={() => onChoose(chosen === what ? undefined : what)}
    >
      {t(what === 'columns' ? 'opticon.change' : `opticon.${isMail ? 'parts' : 'sheets'}.change`)}
    </SmallButton>
  ));
}
