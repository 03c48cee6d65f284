import { useEffect, useRef, useState } from 'react';

import { useSheet } from '../../features/worksheet/state/useSheet';
import { useCustomer } from '../../store/useMarket';

import {
  findAddedUpload,
  forgetAddedUpload,
  rememberAddedUpload,
  type AddedUpload,
} from './findAddedUpload';
import type { ScannerUpload } from './uploads';

/**
 * Remembers what was added to the cart, and returns an earlier upload of the same content, if any.
 */
export function useEarlierUpload(upload: ScannerUpload, sheet: string): AddedUpload | undefined {
  const { user_id } = useCustomer();
  const [earlierUpload, setEarlierUpload] = useState<AddedUpload>();
  const { id, name, reading } = upload;
  const { hash } = reading;
  const { added, addedLines } = useSheet(sheet);
  const isNothingAdded = addedLines.length === 0 && added === 0;
  const addedId = useRef<string>(undefined);

  // Browser storage lives outside React.
  useEffect(() => {
    let isActive = true;
    void findAddedUpload(user_id, { id, hash }).then((found) => {
      if (isActive) setEarlierUpload(found);
    });
    return () => {
      isActive = false;
    };
  }, [user_id, id, hash]);

  // Recorded on every addition, and removed when the addition is undone; a list that is opened again
  // begins with nothing added.
  useEffect(() => {
    if (added > 0) {
      addedId.current = id;
      const at = new Date().toISOString();
      void rememberAddedUpload(user_id, { uploadId: id, hash, name, lines: added, at });
    } else if (isNothingAdded && addedId.current === id) void forgetAddedUpload(user_id, id);
  }, [user_id, id, hash, name, added, isNothingAdded]);

  return earlierUpload;
}
