import { useEffect, useState } from 'react';

import { useSheet } from '../../features/worksheet/state/useSheet';
import { useCustomer } from '../../store/useMarket';

import { findAddedUpload, forgetAdded, rememberAdded, type AddedUpload } from './findAddedUpload';
import type { Upload } from './uploads';

/**
 * Remembers what was added to the cart, and returns an earlier upload of the same content, if any.
 */
export function useEarlierUpload(upload: Upload, sheet: string): AddedUpload | undefined {
  const { user_id } = useCustomer();
  const [before, setBefore] = useState<AddedUpload>();
  const { id, name, reading } = upload;
  const { hash } = reading;
  const { added, wentIn } = useSheet(sheet);
  const wasUndone = wentIn.length === 0 && added === 0;

  // Browser storage lives outside React.
  useEffect(() => {
    let isWanted = true;
    void findAddedUpload(user_id, { id, hash }).then((found) => {
      if (isWanted) setBefore(found);
    });
    return () => {
      isWanted = false;
    };
  }, [user_id, id, hash]);

  // Recorded on every addition, and removed when the addition is undone.
  useEffect(() => {
    if (added > 0) {
      const at = new Date().toISOString();
      void rememberAdded(user_id, { uploadId: id, hash, name, lines: added, at });
    } else if (wasUndone) void forgetAdded(user_id, id);
  }, [user_id, id, hash, name, added, wasUndone]);

  return before;
}
