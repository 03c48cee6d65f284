import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { orderOfLines } from '../../features/order-file/orderOfLines';
import type { Choices } from '../../features/order-file/readContent';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useListAddress } from '../../features/worksheet/lists/useListAddress';
import type { GiveLines } from '../../slices/worksheets/sheetLine';

import { uploadsOf, type Upload, type Uploads } from './uploads';

/** What the address names, as far as the browser has it. */
interface Opened {
  id: string;
  upload: Upload | null;
}

/** Without a name it is the one changed last. */
async function findUpload({ all, recordOf }: Uploads, named: string | null): Promise<Opened> {
  const id = named ?? (await all())[0]?.id ?? '';
  const upload = id === '' ? undefined : await recordOf(id).read();
  return { id, upload: upload ?? null };
}

/** The list that a customer is checking; it outlives a reload, and a new one puts it away without losing it. */
export function useUpload(userId: string) {
  const lists = useMemo(() => uploadsOf(userId), [userId]);
  const { id, open, begin } = useListAddress(lists);
  const [opened, setOpened] = useState<Opened>();

  const show = useEffectEvent((found: Opened) => {
    // What is open already may be newer than what is written.
    setOpened((now) => (now?.id === found.id ? now : found));
    if (id === null && found.id !== '') open(found.id, true);
  });
  // What was begun lies in the browser's memory, which answers later.
  useEffect(() => {
    let isWanted = true;
    void findUpload(lists, id).then((found) => {
      if (isWanted) show(found);
    });
    return () => {
      isWanted = false;
    };
  }, [id, lists]);

  // The address follows what is opened here, and what is opened follows the way back.
  const isRestored = opened !== undefined;
  const upload = opened?.upload ?? null;

  const take = async (read: ReadOrder): Promise<boolean> => {
    // The same list by other columns or sheets takes its own place.
    const isSame = read.choice !== undefined || read.sheets !== undefined;
    if (isSame && upload) await lists.remove(upload.id);
    const next = { ...read, id: await begin(), readAt: new Date().toISOString() };
    const isStored = await lists.recordOf(next.id).write(next);
    setOpened({ id: next.id, upload: next });
    open(next.id, isSame);
    return isStored;
  };
  const takeLines: GiveLines = (lines, name) => take(orderOfLines(lines, name));
  const reader = useReadOrder((read) => void take(read));

  return {
    lists,
    isRestored,
    upload,
    outcome: reader.outcome,
    readFiles: reader.readFiles,
    readText: reader.readText,
    takeLines,
    readAgain: (choices: Choices) => {
      if (upload) void reader.readAgain(upload, choices);
    },
    putAway: () => open(''),
    /** Everything of the list is in the cart, or after all not: a finished one need not come back. */
    keepOrDrop: (isDone: boolean) => {
      if (!upload) return;
      const record = lists.recordOf(upload.id);
      void (isDone ? record.drop() : record.write(upload));
    },
  };
}
