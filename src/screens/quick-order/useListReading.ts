import { useState } from 'react';

import { openQuestion } from '../../features/order-file/openQuestion';
import type { Choices } from '../../features/order-file/readContent';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useTranslate } from '../../i18n/useTranslate';
import type { InsertPosition } from '../../slices/worksheets/sheet';
import { linesInserted, selectSheet } from '../../slices/worksheets/worksheets';
import { useAppStore } from '../../store/hooks';

/** A list as it was read, and where its lines go if it is read again. */
interface PlacedList {
  order: ReadOrder;
  place: InsertPosition | undefined;
}

/**
 * Reads files and pasted lists into the sheet; a list with an open question waits for its answer.
 */
export function useListReading(sheet: string) {
  const t = useTranslate();
  const { dispatch, getState } = useAppStore();
  const [last, setLast] = useState<PlacedList | null>(null);
  const { outcome, readFiles, readText, readAgain } = useReadOrder();

  const take = async (reading: Promise<ReadOrder | undefined>, place?: InsertPosition) => {
    const order = await reading;
    if (!order) return;
    if (openQuestion(order)) {
      setLast({ order, place });
      return;
    }
    const { lines } = order.reading;
    const first = selectSheet(getState(), sheet).lines.length;
    dispatch(linesInserted({ sheet, lines, source: order.name, place }));
    // When read again with other columns, the list replaces its own lines.
    setLast({ order, place: { instead: lines.map((_line, at) => first + at) } });
  };

  return {
    outcome,
    /** The last list, as it was read. */
    read: last && last.order,
    readFiles: (files: File[]) => void take(readFiles(files)),
    readText: (text: string, at?: InsertPosition) =>
      void take(readText(text, t('quickOrder.pasted')), at),
    readAgain: (choices: Choices) => {
      if (last) void take(readAgain(last.order, choices), last.place);
    },
    dismiss: () => setLast(null),
  };
}

export type ListReading = ReturnType<typeof useListReading>;
