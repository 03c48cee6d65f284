import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsUndoing } from '../../../store/sheetWaiting';
import { undoAdding } from '../../../store/undoAdding';

/** Undoes the last addition to the cart. */
export function useUndoAdding(sheet: string) {
  const dispatch = useAppDispatch();
  const [isBegun, setIsBegun] = useState(false);
  const isOnItsWay = useAppSelector((state) => selectIsUndoing(state, sheet));
  const isUndoing = isBegun || isOnItsWay;

  const undo = async () => {
    if (isUndoing) return;
    setIsBegun(true);
    await dispatch(undoAdding(sheet));
    setIsBegun(false);
  };

  return { undo, isUndoing };
}
