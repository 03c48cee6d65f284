import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsUndoing } from '../../../store/sheetWaiting';
import { undoAdding } from '../../../store/undoAdding';

/** Undoes the last addition to the cart. */
export function useUndoAdding(sheet: string) {
  const dispatch = useAppDispatch();
  const [hasStarted, setHasStarted] = useState(false);
  const isPending = useAppSelector((state) => selectIsUndoing(state, sheet));
  const isUndoing = hasStarted || isPending;

  const undo = async () => {
    if (isUndoing) return;
    setHasStarted(true);
    await dispatch(undoAdding(sheet));
    setHasStarted(false);
  };

  return { undo, isUndoing };
}
