import { useState } from 'react';

import { openQuestion } from '../../features/order-file/openQuestion';
import type { Choices } from '../../features/order-file/readContent';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useTranslate } from '../../i18n/useTranslate';
import { linesGiven } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';

/** Files and pasted lists on their way into the sheet; one with an open question waits until a person has answered it. */
export function useListReading(sheet: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<ReadOrder | null>(null);
  const { outcome, readFiles, readText, readAgain } = useReadOrder((order) => {
    setRead(order);
    if (openQuestion(order)) return;
    dispatch(linesGiven({ sheet, lines: order.reading.lines, source: order.name }));
  });

  return {
    outcome,
    /** The last list, as it was read. */
    read,
    readFiles: (files: File[]) => void readFiles(files),
    readText: (text: string) => void readText(text, t('quickOrder.pasted')),
    /** Absent where the lines stand in the sheet already. */
    readAgain:
      read && openQuestion(read) ? (choices: Choices) => void readAgain(read, choices) : undefined,
    putAway: () => setRead(null),
  };
}

export type ListReading = ReturnType<typeof useListReading>;
