import { useState } from 'react';

import type { UploadKind } from '#domain/uploads';

import { KINDS_OF, kindNamed, localTime, type Shelf } from './uploads';

/**
 * The file to send; its kind is preset from its name, and its time from when it was last modified.
 */
export function useChoice(shelf: Shelf) {
  const kinds = KINDS_OF[shelf];
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<UploadKind | undefined>(
    kinds.length === 1 ? kinds[0] : undefined,
  );
  const [counted, setCounted] = useState('');
  return {
    ...{ kinds, file, kind, counted, setKind, setCounted },
    choose: ([first]: readonly File[]) => {
      if (!first) return;
      const named = kindNamed(first.name);
      setFile(first);
      if (kind === undefined && named && kinds.includes(named)) setKind(named);
      setCounted(localTime(new Date(first.lastModified)));
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
