import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import { PICTURE } from '#domain/deskProducts';

import { useUploadPictureMutation } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { useReason } from '../../ui/useReason';

/** A picture on its way, and what became of it. */
export interface Upload {
  key: string;
  /** Of the file. */
  name: string;
  is: 'waiting' | 'stored' | 'refused';
  product_id?: string | undefined;
  /** Why it was refused. */
  why?: string | undefined;
}

/** Sends pictures one after the other and tells of each; without an id, a file is called by its product's. */
export function useUploads(productId?: string) {
  const t = useTranslate();
  const reason = useReason();
  const [upload] = useUploadPictureMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const tell = (key: string, told: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, ...told } : one)));

  const sendOne = async (key: string, file: File): Promise<boolean> => {
    const wrong = faultOf(file);
    if (wrong) {
      tell(key, { is: 'refused', why: t(wrong, { limit: PICTURE.megabytes }) });
      return false;
    }
    const { data, error } = await upload({ product_id: productId ?? idIn(file.name), file });
    if (data) tell(key, { is: 'stored', product_id: data.product_id });
    else tell(key, { is: 'refused', why: reason(error, 'products.unanswered') });
    return data !== undefined;
  };

  return {
    uploads,
    isBusy: uploads.some(({ is }) => is === 'waiting'),
    /** Answers how many are stored. */
    send: async (files: readonly File[]): Promise<number> => {
      const sent = files.map((file) => ({ key: nanoid(), file }));
      const waiting = sent.map(({ key, file }): Upload => ({
        key,
        name: file.name,
        is: 'waiting',
      }));
      setUploads((known) => [...waiting, ...known]);
      let stored = 0;
      for (const { key, file } of sent) if (await sendOne(key, file)) stored += 1;
      return stored;
    },
  };
}

/** What needs no asking; the server looks into the content. */
function faultOf({ type, size }: File) {
  if (!PICTURE.types.some((known) => known === type)) return 'products.upload.type';
  return size > PICTURE.bytes ? 'products.upload.bytes' : undefined;
}

/** What a file's name cannot hold of an id it says with a percent sign. */
function idIn(name: string): string {
  const stem = name.replace(/\.\w+$/, '');
  try {
    return decodeURIComponent(stem);
  } catch {
    return stem;
  }
}
