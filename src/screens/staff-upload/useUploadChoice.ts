import { useState } from 'react';

import type { UploadKind } from '#domain/uploads';

import { KINDS_BY_SHELF, kindFromFileName, toLocalDateTime, type Shelf } from './uploads';

/**
 * The file to send; its kind is preset from its name, and its time from when it was last modified.
 */
export function useUploadChoice(shelf: Shelf) {
  const kinds = KINDS_BY_SHELF[shelf];
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<UploadKind | undefined>(
    kinds.length === 1 ? kinds[0] : undefined,
  );
  const [counted, setCounted] = useState('');
  return {
    kinds,
    file,
    kind,
    counted,
    setKind,
    setCounted,
    choose: ([first]: readonly File[]) => {
      if (!first) return;
      const guessedKind = kindFromFileName(first.name);
      setFile(first);
      if (kind === undefined && guessedKind && kinds.includes(guessedKind)) setKind(guessedKind);
      setCounted(toLocalDateTime(new Date(first.lastModified)));
    },
  };
}

export type UploadChoice = ReturnType<typeof useUploadChoice>;
