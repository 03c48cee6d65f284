type Rgb = readonly [red: number, green: number, blue: number];

const parts = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A colour on the way from one to another; both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = parts(to);
  const mixed = parts(from).map((part, at) =>
    Math.round(part + ((target[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** How light a colour looks, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = parts(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** A colour from its place on the wheel (0 to 1), neither loud nor dull. */
export function onTheWheel(place: number): string {
  const channel = (shift: number) => {
    const k = (shift + place * 12) % 12;
    const value = 0.52 - 0.24 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
