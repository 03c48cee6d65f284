import type { OpenScreens } from '#contract/drawnPage';

import { hand } from '../api/served';

/** Readies the screens to be drawn in a server; the settings stand before the first of them is read. */
export const openScreens: OpenScreens = async (settings) => {
  hand('settings', settings);
  const { drawPage } = await import('./drawPage');
  return drawPage;
};
