/** Milliseconds out of view after which a barcode counts as shown again. */
const GONE_AFTER_MS = 1500;
/** Frames a code must be seen in: one that is misread in one frame is not misread in the next. */
const REQUIRED_SIGHTINGS = 2;

/**
 * Returns a function that decides which codes of a video are counted: each once per time it is held
 * up to the camera, however many frames show it. It takes a frame's codes and its time in
 * milliseconds.
 */
export function makeSightingCounter() {
  const seen = new Map<string, { sightings: number; last: number }>();
  return (codes: readonly string[], now: number): string[] =>
    codes.filter((code) => {
      const before = seen.get(code);
      const isStillVisible = before !== undefined && now - before.last < GONE_AFTER_MS;
      const sightings = isStillVisible ? before.sightings + 1 : 1;
      seen.set(code, { sightings, last: now });
      return sightings === REQUIRED_SIGHTINGS;
    });
}
