/** Hashes a text to 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
