import type { OpenScreens } from '#contract/drawnPage';

import { hand } from '../api/served';

/**
 * Prepares server rendering; the settings must be provided before the first screen's module is
 * evaluated.
 */
export const openScreens: OpenScreens = async (settings) => {
  hand('settings', settings);
  const { drawPage } = await import('./drawPage');
  return drawPage;
};
