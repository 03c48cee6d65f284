import type { FocusEvent } from 'react';

/** Browsers leave what has the focus where only an edge of it shows. */
export const bringIntoSight = ({ target }: FocusEvent): void =>
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
