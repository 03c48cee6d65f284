import { useRef, useState } from 'react';

import { openQuestion } from '../../features/order-file/openQuestion';
import type { Choices } from '../../features/order-file/readContent';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useTranslate } from '../../i18n/useTranslate';
import type { InsertPosition } from '../../slices/worksheets/sheet';
import { linesInserted, selectSheet } from '../../slices/worksheets/worksheets';
import { useAppStore } from '../../store/hooks';

/**
 * Reads files and pasted lists into the sheet; a list with an open question waits for its answer.
 */
export function useListReading(sheet: string) {
  const t = useTranslate();
  const { dispatch, getState } = useAppStore();
  const [read, setRead] = useState<ReadOrder | null>(null);
  const placeRef = useRef<InsertPosition>(undefined);
  const { outcome, readFiles, readText, readAgain } = useReadOrder((order) => {
    setRead(order);
    if (openQuestion(order)) return;
    const { lines } = order.reading;
    const first = selectSheet(getState(), sheet).lines.length;
    dispatch(linesInserted({ sheet, lines, source: order.name, place: placeRef.current }));
    // When read again with other columns, the list replaces its own lines.
    placeRef.current = { instead: lines.map((_line, at) => first + at) };
  });

  return {
    outcome,
    /** The last list, as it was read. */
    read,
    readFiles: (files: File[]) => {
      placeRef.current = undefined;
      void readFiles(files);
    },
    readText: (text: string, at?: InsertPosition) => {
      placeRef.current = at;
      void readText(text, t('quickOrder.pasted'));
    },
    readAgain: (choices: Choices) => {
      if (read) void readAgain(read, choices);
    },
    dismiss: () => setRead(null),
  };
}

export type ListReading = ReturnType<typeof useListReading>;
