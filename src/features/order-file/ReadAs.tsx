import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme';

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

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

interface ReadAsProps {
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
export function ReadAs({ read, onChoose, onLeave }: ReadAsProps) {
  const t = useTranslate();
  const words = useReadingText();
  const [isShown, setIsShown] = useState(false);
  const [asked, setAsked] = useState<'sheets' | 'columns'>();
  const { reading, sheets } = read;
  const { columns, sheet, skipped } = reading;
  const open = openQuestion(read);
  const changeable = {
    columns: onChoose && columns && columns.all.length > 1 && columns,
    sheets: onChoose && sheet && sheet.names.length + sheet.others.length > 1 && sheet,
  };
  const chooser = open ?? asked;
  const onCancel = open ? onLeave : () => setAsked(undefined);

  const how = (
    <Box>
      {open !== 'sheets' && (
        <Said>
          {words(reading)}
          {!open &&
            (['columns', 'sheets'] as const).map(
              (what) =>
                changeable[what] && (
                  <SmallButton
                    key={what}
                    type="button"
                    aria-expanded={asked === what}
                    onClick={() => setAsked(asked === what ? undefined : what)}
                  >
                    {t(what === 'sheets' ? 'opticon.sheets.change' : 'opticon.change')}
                  </SmallButton>
                ),
            )}
        </Said>
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
          columns={changeable.columns}
          onChoose={(choice) => onChoose?.({ choice, sheets })}
          onCancel={onCancel}
        />
      )}
      <SkippedRows skipped={skipped} />
    </Box>
  );
  if (open) return how;
  return (
    <>
      <SmallButton type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <Icon name="info" size={16} />
        {t('opticon.how')}
      </SmallButton>
      {isShown && how}
    </>
  );
}
