import { rowHeightChosen } from '../../slices/rows';

import type { Listen } from './listen';

/** The style sheet finds a person's choice on `<html>`, where the early program puts it at the next visit. */
export function listenToRows(listen: Listen) {
  listen({
    actionCreator: rowHeightChosen,
    effect: ({ payload: height }) => {
      document.documentElement.dataset.rows = height;
    },
  });
}
