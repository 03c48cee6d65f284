import type { OpenScreens } from '#contract/renderedPage';

import { provideServed } from '../api/served';

/**
 * Prepares server rendering; the settings must be provided before the first screen's module is
 * evaluated.
 */
export const loadRenderer: OpenScreens = async (settings) => {
  provideServed('settings', settings);
  const { renderPage } = await import('./renderPage');
  return renderPage;
};
