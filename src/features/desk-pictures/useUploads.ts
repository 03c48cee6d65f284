import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import { PICTURE_LIMITS } from '#domain/deskProducts';

import type { Failure } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

/** A picture upload and its outcome. */
export interface PictureUpload<Stored> {
  key: string;
  /** The file name. */
  name: string;
  is: 'waiting' | 'stored' | 'refused';
  /** The server's response for a stored picture. */
  result?: Stored | undefined;
  /** Why it was refused. */
  why?: string | undefined;
}

type UploadFile<Stored> = (
  file: File,
) => PromiseLike<{ data?: Stored | undefined; error?: Failure }>;

/** Uploads pictures one after another and reports the state of each. */
export function useUploads<Stored>(upload: UploadFile<Stored>) {
  const t = useTranslate();
  const reason = useReason();
  const [uploads, setUploads] = useState<readonly PictureUpload<Stored>[]>([]);

  const updateUpload = (key: string, changes: Partial<PictureUpload<Stored>>) =>
    setUploads((known) =>
      known.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)),
    );

  const uploadOne = async (key: string, file: File): Promise<Stored | undefined> => {
    const fault = faultOf(file);
    if (fault) {
      updateUpload(key, { is: 'refused', why: t(fault, { limit: PICTURE_LIMITS.megabytes }) });
      return undefined;
    }
    const { data, error } = await upload(file);
    if (data !== undefined) updateUpload(key, { is: 'stored', result: data });
    else updateUpload(key, { is: 'refused', why: reason(error, 'products.upload.unanswered') });
    return data;
  };

  return {
    uploads,
    isBusy: uploads.some(({ is }) => is === 'waiting'),
    /** Uploads the files; resolves to the responses for those that were stored. */
    send: async (files: readonly File[]): Promise<Stored[]> => {
      const sent = files.map((file) => ({ key: nanoid(), file }));
      const waiting = sent.map(({ key, file }): PictureUpload<Stored> => ({
        key,
        name: file.name,
        is: 'waiting',
      }));
      setUploads((known) => [...waiting, ...known]);
      const stored: Stored[] = [];
      for (const { key, file } of sent) {
        const result = await uploadOne(key, file);
        if (result !== undefined) stored.push(result);
      }
      return stored;
    },
  };
}

export type Uploads<Stored> = ReturnType<typeof useUploads<Stored>>;

/** Checks type and size before uploading; the server inspects the content. */
function faultOf({ type, size }: File) {
  if (!PICTURE_LIMITS.types.some((known) => known === type)) return 'products.upload.type';
  return size > PICTURE_LIMITS.bytes ? 'products.upload.bytes' : undefined;
}
