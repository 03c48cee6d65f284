/** Milliseconds out of the picture after which a bar code counts as shown anew. */
const GONE = 1500;
/** A code that was misread in one picture is not so in the next. */
const SIGHTINGS = 2;

/**
 * Tells which codes of a moving picture are to be counted: each once for every time that it is held
 * before the camera, however many pictures show it. Takes the codes of a picture and its time in milliseconds.
 */
export function watchShowings() {
  const seen = new Map<string, { sightings: number; last: number }>();
  return (codes: readonly string[], now: number): string[] =>
    codes.filter((code) => {
      const before = seen.get(code);
      const isStillThere = before !== undefined && now - before.last < GONE;
      const sightings = isStillThere ? before.sightings + 1 : 1;
      seen.set(code, { sightings, last: now });
      return sightings === SIGHTINGS;
    });
}
