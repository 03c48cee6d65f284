import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsTakingBack } from '../../../store/sheetWaiting';
import { takeBackSheet } from '../../../store/takeBackSheet';

/** Takes the last addition out of the cart again. */
export function useTakeBack(sheet: string) {
  const dispatch = useAppDispatch();
  const [isBegun, setIsBegun] = useState(false);
  const isOnItsWay = useAppSelector((state) => selectIsTakingBack(state, sheet));
  const isTakingBack = isBegun || isOnItsWay;

  const takeBack = async () => {
    if (isTakingBack) return;
    setIsBegun(true);
    await dispatch(takeBackSheet(sheet));
    setIsBegun(false);
  };

  return { takeBack, isTakingBack };
}
