import { useState } from 'react';

import type { Choice } from '#domain/order-file/orderFile';

import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useTranslate } from '../../i18n/useTranslate';
import { linesGiven } from '../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../store/hooks';

const isDoubted = ({ reading }: ReadOrder) => reading.columns?.doubt !== undefined;

/** Files and pasted lists on their way into the sheet; a table in doubt waits until a person has named its columns. */
export function useListReading(sheet: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [read, setRead] = useState<ReadOrder | null>(null);
  const { outcome, readFiles, readText, readAgain } = useReadOrder((order) => {
    setRead(order);
    if (isDoubted(order)) return;
    dispatch(linesGiven({ sheet, lines: order.reading.lines, source: order.name }));
  });

  return {
    outcome,
    /** The last list, as it was read. */
    read,
    readFiles: (files: File[]) => void readFiles(files),
    readText: (text: string) => void readText(text, t('quickOrder.pasted')),
    /** Absent where the lines stand in the sheet already. */
    chooseColumns:
      read && isDoubted(read) ? (choice: Choice) => void readAgain(read, choice) : undefined,
    putAway: () => setRead(null),
  };
}

export type ListReading = ReturnType<typeof useListReading>;
