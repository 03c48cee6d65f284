/** SVG shapes as text, on a canvas of 1000 × 1000. */

type Attributes = Readonly<Record<string, string | number>>;

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const element = (name: string, attributes: Attributes): string =>
  `<${name}${formatAttributes(attributes)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
): string => element('rect', { x, y, width, height, fill, rx });

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  element('circle', { cx, cy, r, fill });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });

export const path = (d: string, fill: string): string => element('path', { d, fill });

export const stroke = (d: string, colour: string, width: number): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const ring = (cx: number, cy: number, r: number, colour: string, width: number): string =>
  element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width });

/** Rotates shapes about a point, by an angle in degrees. */
export const rotated = (angle: number, cx: number, cy: number, ...shapes: string[]): string =>
  `<g transform="rotate(${angle} ${cx} ${cy})">${shapes.join('')}</g>`;

export const translated = (x: number, y: number, ...shapes: string[]): string =>
  `<g transform="translate(${x} ${y})">${shapes.join('')}</g>`;

export const withOpacity = (opacity: number, ...shapes: string[]): string =>
  `<g opacity="${opacity}">${shapes.join('')}</g>`;

/** Repeats a shape. */
export const times = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

/** Draws the soft shadow that a thing casts on the ground. */
export const ground = (cx: number, cy: number, rx: number): string =>
  ellipse(cx, cy, rx, Math.round(rx * 0.11) + 10, 'url(#ground)');

/** Darkens what it covers: the side away from the light. */
export const SHADE = '#14161f22';
/** Lightens what it covers. */
export const GLEAM = '#ffffff3d';
