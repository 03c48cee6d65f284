import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';

import { keep, readKept } from '../../features/worksheet/kept';

import { readFile } from './readFile';
import { readUpload, type ReadUpload, type RefusedUpload } from './readUpload';

/** A list that is being checked. */
export interface Upload extends ReadUpload {
  id: string;
  name: string;
  readAt: string;
}

interface Uploads {
  current: Upload | null;
  /** The one before, which was not finished. */
  previous: Upload | null;
}

const none: Uploads = { current: null, previous: null };

interface Outcome {
  /** What is being read. */
  reading?: string;
  refused?: RefusedUpload & { name: string };
  /** Of several files only one is read. */
  several?: { name: string; count: number };
}

const keptAs = (userId: string) => `opticon:${userId}`;

/** The list that a customer is checking; it outlives a reload, and a new one puts it away without losing it. */
export function useUpload(userId: string) {
  const [uploads, setUploads] = useState<Uploads>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [doneId, setDoneId] = useState('');

  // What was begun lies in the browser's memory, which answers later.
  useEffect(() => {
    let isWanted = true;
    void readKept<Uploads>(keptAs(userId)).then((kept) => {
      if (isWanted) setUploads((now) => now ?? kept ?? none);
    });
    return () => {
      isWanted = false;
    };
  }, [userId]);

  const change = (next: Uploads) => {
    setUploads(next);
    void keep(keptAs(userId), next);
  };
  const { current, previous } = uploads ?? none;
  const unfinished = current?.id === doneId ? null : current;

  const take = (name: string, read: ReadUpload | RefusedUpload, several?: Outcome['several']) => {
    if ('refusal' in read) {
      setOutcome({ refused: { ...read, name }, several });
      return;
    }
    setOutcome({ several });
    const upload = { ...read, id: nanoid(), name, readAt: new Date().toISOString() };
    change({ current: upload, previous: unfinished ?? previous });
  };

  return {
    isRestored: uploads !== undefined,
    upload: current,
    previous,
    outcome,
    readFiles: async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      setOutcome({ reading: file.name });
      const count = files.length - 1;
      take(file.name, await readFile(file), count > 0 ? { name: file.name, count } : undefined);
    },
    readText: (text: string, name: string) => take(name, readUpload(text, '')),
    putAway: () => change({ current: null, previous: unfinished ?? previous }),
    goOn: () => change({ current: previous, previous: unfinished }),
    /** Everything of the list is in the cart, or after all not: a finished one need not come back. */
    keepOrDrop: (isDone: boolean) => {
      setDoneId(isDone ? (current?.id ?? '') : '');
      void keep(keptAs(userId), isDone ? { current: null, previous } : uploads);
    },
  };
}
