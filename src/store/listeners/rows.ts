import { rowHeightChosen } from '../../slices/rows';

import type { Listen } from './listen';

/**
 * Sets the row height on `<html>` for the style sheet; on the next visit, the early script does so.
 */
export function listenToRows(listen: Listen) {
  listen({
    actionCreator: rowHeightChosen,
    effect: ({ payload: height }) => {
      document.documentElement.dataset.rows = height;
    },
  });
}
