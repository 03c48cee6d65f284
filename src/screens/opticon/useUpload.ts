import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { Choices } from '../../features/order-file/readContent';
import { toReadOrder } from '../../features/order-file/toReadOrder';
import { useReadOrder, type ReadOrder } from '../../features/order-file/useReadOrder';
import { useListAddress } from '../../features/worksheet/lists/useListAddress';
import type { AddLines } from '../../slices/worksheets/sheetLine';

import { uploadsOf, type ScannerUpload, type ScannerUploads } from './uploads';

/** The upload named in the URL; `null` if this browser does not have it. */
interface OpenedUpload {
  id: string;
  upload: ScannerUpload | null;
}

/** A file whose unfinished list was shown instead of a second one. */
interface SameFile {
  readOrder: ReadOrder;
  /** The unfinished list. */
  id: string;
}

/** Finds the named upload, or without a name the most recently changed one. */
async function findUpload(
  { all, recordOf }: ScannerUploads,
  requestedId: string | null,
): Promise<OpenedUpload> {
  const id = requestedId ?? (await all())[0]?.id ?? '';
  const upload = id === '' ? undefined : await recordOf(id).read();
  return { id, upload: upload ?? null };
}

/**
 * The list a customer is reviewing. It survives a reload, and a new one sets it aside without
 * losing it.
 */
export function useUpload(userId: string) {
  const lists = useMemo(() => uploadsOf(userId), [userId]);
  const { id, open, begin } = useListAddress(lists);
  const [opened, setOpened] = useState<OpenedUpload>();
  const [sameFile, setSameFile] = useState<SameFile>();

  const show = useEffectEvent((found: OpenedUpload) => {
    // An upload that is already open may be newer than the stored one.
    setOpened((current) => (current?.id === found.id ? current : found));
    if (id === null && found.id !== '') open(found.id, true);
  });
  // Stored uploads are in IndexedDB, which responds asynchronously.
  useEffect(() => {
    let isActive = true;
    void findUpload(lists, id).then((found) => {
      if (isActive) show(found);
    });
    return () => {
      isActive = false;
    };
  }, [id, lists]);

  // The URL follows the opened upload, and the opened upload follows browser navigation.
  const isRestored = opened !== undefined;
  const upload = opened?.upload ?? null;

  const storeAndOpen = async (readOrder: ReadOrder): Promise<boolean> => {
    setSameFile(undefined);
    // The same list read with other columns or sheets replaces its previous version.
    const isReread = readOrder.choice !== undefined || readOrder.sheets !== undefined;
    if (isReread && upload) await lists.remove(upload.id);
    const next = { ...readOrder, id: await begin(), readAt: new Date().toISOString() };
    const isStored = await lists.recordOf(next.id).write(next);
    setOpened({ id: next.id, upload: next });
    open(next.id, isReread);
    return isStored;
  };
  const takeLines: AddLines = (lines, name) => storeAndOpen(toReadOrder(lines, name));
  /**
   * Shows the unfinished list of a file that is uploaded again, with the decisions made. Pasted and
   * scanned lines may well be the same and meant twice.
   */
  const openFile = async (readOrder: ReadOrder) => {
    const ids = await lists.idsOfFile(readOrder.content);
    const id = ids.find((sameId) => sameId === upload?.id) ?? ids[0];
    if (id === undefined) return storeAndOpen(readOrder);
    setSameFile({ readOrder, id });
    return open(id, id === upload?.id);
  };
  const { outcome, readFiles, readText, readAgain } = useReadOrder();
  const take = async (
    reading: Promise<ReadOrder | undefined>,
    openRead: (readOrder: ReadOrder) => unknown = storeAndOpen,
  ): Promise<boolean> => {
    const readOrder = await reading;
    if (readOrder) void openRead(readOrder);
    return readOrder !== undefined;
  };

  return {
    lists,
    isRestored,
    upload,
    outcome,
    readFiles: (files: readonly File[]) => take(readFiles(files), openFile),
    /** The file just read, if the open list was already read from it. */
    sameFile: sameFile && sameFile.id === upload?.id ? sameFile.readOrder : undefined,
    /** Begins another list with the same file. */
    openSecondList: (readOrder: ReadOrder) => void storeAndOpen(readOrder),
    /** Resolves to whether the text was read. */
    readText: (text: string, name: string) => take(readText(text, name)),
    takeLines,
    readAgain: (choices: Choices) => {
      if (upload) void take(readAgain(upload, choices));
    },
    close: () => open(''),
    /**
     * Drops the stored list once none of it is left, and stores it again if that is undone.
     */
    setIsDone: (isDone: boolean) => {
      if (!upload) return;
      const record = lists.recordOf(upload.id);
      void (isDone ? record.drop() : record.write(upload));
    },
  };
}
