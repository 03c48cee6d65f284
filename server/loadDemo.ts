import type { Demo } from './demo';

/**
 * The only entry point to the demo: resolves to undefined in a source tree without the demo folder.
 */
export async function loadDemo(): Promise<Demo | undefined> {
  const { demo } = await import('#demo');
  return demo;
}
