/** Milliseconds between two attempts; a failed import is kept for a shorter time. */
const PAUSE_MS = 2000;

/** Repeats an import that the page cannot do without until the connection lets it through. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
