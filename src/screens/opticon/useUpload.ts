import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { mixed, object, string } from 'yup';

import { orderOfLines } from '../../features/order-file/orderOfLines';
import type { Choices } from '../../features/order-file/readContent';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import type { GiveLines } from '../../slices/worksheets/sheetLine';
import { recordAt } from '../../store/persistence/records';

/** A list that is being checked. */
export interface Upload extends ReadOrder {
  id: string;
  readAt: string;
}

interface Uploads {
  current: Upload | null;
  /** The one before, which was not finished. */
  previous: Upload | null;
}

const none: Uploads = { current: null, previous: null };

const upload = object({
  id: string().required(),
  readAt: string().required(),
  name: string().defined(),
  content: mixed<Upload['content']>().required(),
  reading: mixed<Upload['reading']>().required(),
})
  .defined()
  .nullable();

const uploadsOf = (userId: string) =>
  recordAt<Uploads>('uploads', userId, object({ current: upload, previous: upload }).required());

/** The list that a customer is checking; it outlives a reload, and a new one puts it away without losing it. */
export function useUpload(userId: string) {
  const [uploads, setUploads] = useState<Uploads>();
  const [doneId, setDoneId] = useState('');

  // What was begun lies in the browser's memory, which answers later.
  useEffect(() => {
    let isWanted = true;
    void uploadsOf(userId)
      .read()
      .then((kept = none) => {
        if (isWanted) setUploads((now) => now ?? kept);
      });
    return () => {
      isWanted = false;
    };
  }, [userId]);

  const change = (next: Uploads) => {
    setUploads(next);
    return uploadsOf(userId).write(next);
  };
  const { current, previous } = uploads ?? none;
  const unfinished = current?.id === doneId ? null : current;
  const begin = (read: ReadOrder): Upload => ({
    ...read,
    id: nanoid(),
    readAt: new Date().toISOString(),
  });
  const take = (read: ReadOrder) => {
    // The same list by other columns or sheets takes its own place.
    const isSame = read.choice !== undefined || read.sheets !== undefined;
    const before = isSame ? previous : (unfinished ?? previous);
    return change({ current: begin(read), previous: before });
  };
  const takeLines: GiveLines = (lines, name) => take(orderOfLines(lines, name));
  const reader = useReadOrder((read) => void take(read));

  return {
    isRestored: uploads !== undefined,
    upload: current,
    previous,
    outcome: reader.outcome,
    readFiles: reader.readFiles,
    readText: reader.readText,
    takeLines,
    readAgain: (choices: Choices) => {
      if (current) void reader.readAgain(current, choices);
    },
    putAway: () => void change({ current: null, previous: unfinished ?? previous }),
    goOn: () => void change({ current: previous, previous: unfinished }),
    /** Everything of the list is in the cart, or after all not: a finished one need not come back. */
    keepOrDrop: (isDone: boolean) => {
      setDoneId(isDone ? (current?.id ?? '') : '');
      void uploadsOf(userId).write(isDone ? { current: null, previous } : (uploads ?? none));
    },
  };
}
