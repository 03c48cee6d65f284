import { useState } from 'react';
import { styled } from 'styled-components';

import type { Choice, OrderReading } from '#domain/order-file/orderFile';

import { useTranslate } from '../../i18n/useTranslate';
import { space } from '../../ui/theme';

import { ColumnChooser } from './ColumnChooser';
import { SkippedRows } from './SkippedRows';
import { useReadWords } from './useReadWords';

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

interface ReadAsProps {
  reading: OrderReading;
  /** Reads the same again by other columns; absent where it is no longer at hand. */
  onChoose?: ((choice: Choice) => void) | undefined;
  /** Leaves a table in doubt alone; absent where nothing else stands on the screen. */
  onLeave?: () => void;
}

/** What the file was taken for, in one sentence: a person sees at once if it was misread, and says what is right. */
export function ReadAs({ reading, onChoose, onLeave }: ReadAsProps) {
  const t = useTranslate();
  const words = useReadWords();
  const [isOpen, setIsOpen] = useState(false);
  const { columns, skipped } = reading;
  const onCancel = columns?.doubt ? onLeave : () => setIsOpen(false);
  const canChange = onChoose !== undefined && columns !== undefined && columns.all.length > 1;

  return (
    <>
      <Said>
        {words(reading)}
        {canChange && !columns.doubt && (
          <button
            type="button"
            className="button small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('opticon.change')}
          </button>
        )}
      </Said>
      {canChange && (isOpen || columns.doubt) && (
        <ColumnChooser columns={columns} onChoose={onChoose} {...(onCancel && { onCancel })} />
      )}
      <SkippedRows skipped={skipped} />
    </>
  );
}
