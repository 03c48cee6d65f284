import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { space } from '../../ui/theme';

import { ColumnChooser } from './ColumnChooser';
import { openQuestion } from './openQuestion';
import type { Choices } from './readContent';
import { SheetChooser } from './SheetChooser';
import { SkippedRows } from './SkippedRows';
import type { ReadOrder } from './useReadOrder';
import { useReadWords } from './useReadWords';

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

interface ReadAsProps {
  read: ReadOrder;
  /** Reads the same again by other columns or sheets; absent where it is no longer at hand. */
  onChoose?: ((choices: Choices) => void) | undefined;
  /** Leaves a list with an open question alone; absent where nothing else stands on the screen. */
  onLeave?: () => void;
}

/** What the file was taken for, in one sentence: a person sees at once if it was misread, and says what is right. */
export function ReadAs({ read, onChoose, onLeave }: ReadAsProps) {
  const t = useTranslate();
  const words = useReadWords();
  const [asked, setAsked] = useState<'sheets' | 'columns'>();
  const { reading, sheets } = read;
  const { columns, sheet, skipped } = reading;
  const open = openQuestion(read);
  const changeable = {
    columns: onChoose && columns && columns.all.length > 1 && columns,
    sheets: onChoose && sheet && sheet.names.length + sheet.others.length > 1 && sheet,
  };
  const shown = open ?? asked;
  const onCancel = open ? onLeave : () => setAsked(undefined);

  return (
    <>
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
      {shown === 'sheets' && changeable.sheets && (
        <SheetChooser
          sheet={changeable.sheets}
          isOpen={open !== undefined}
          onChoose={(chosen) => onChoose?.({ sheets: chosen })}
          onCancel={onCancel}
        />
      )}
      {shown === 'columns' && changeable.columns && (
        <ColumnChooser
          columns={changeable.columns}
          onChoose={(choice) => onChoose?.({ choice, sheets })}
          onCancel={onCancel}
        />
      )}
      <SkippedRows skipped={skipped} />
    </>
  );
}
