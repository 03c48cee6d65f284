const COLOURS = ['#0e5e63', '#7c2f3b', '#22497f', '#5a4470', '#a85b00', '#2f5d43'] as const;

/** Returns the cover colour of a catalogue, derived from its id. */
export function coverColour(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 10_007;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}
