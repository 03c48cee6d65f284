import type { Demo } from './demo';

/** The one door to the demo: a tree without its folder builds, and finds nothing behind it. */
export async function loadDemo(): Promise<Demo | undefined> {
  const { demo } = await import('#demo');
  return demo;
}
