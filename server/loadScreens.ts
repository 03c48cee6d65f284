import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { OpenScreens } from '#contract/renderedPage';

/**
 * Loads the screens from a build's output folder; without them, all pages are rendered in the
 * browser.
 */
export async function loadScreens(pageDir: string): Promise<OpenScreens | undefined> {
  const entryPoint = join(pageDir, 'loadRenderer.mjs');
  if (!existsSync(entryPoint)) return undefined;
  const { loadRenderer } = (await import(
    /* webpackIgnore: true */ pathToFileURL(entryPoint).href
  )) as {
    loadRenderer: OpenScreens;
  };
  return loadRenderer;
}
