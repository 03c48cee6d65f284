import type { PdfSheet } from './sheet';

type Attributes = Readonly<Record<string, string>>;

const TAG = /<(\/?)([a-z]\w*)([^>]*?)\/?>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
  );

/**
 * Draws the subset of SVG that this project's drawings use as vectors: rect, circle, ellipse, path,
 * and groups with transform or opacity. Shapes filled with a gradient (soft shadows) are omitted.
 */
export function drawSvg(sheet: PdfSheet, svg: string): void {
  const opacities = [1];
  for (const [, closing, name = '', text = ''] of svg.matchAll(TAG)) {
    if (name === 'g') {
      if (closing) {
        opacities.pop();
        sheet.restore();
      } else {
        const attributes = parseAttributes(text);
        opacities.push((opacities.at(-1) ?? 1) * Number(attributes.opacity ?? 1));
        sheet.save();
        transform(sheet, attributes.transform ?? '');
      }
    } else if (!closing) {
      drawShape(sheet, name, parseAttributes(text), opacities.at(-1) ?? 1);
    }
  }
}

function transform(sheet: PdfSheet, text: string): void {
  for (const [, operation, numbers = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (operation === 'translate') sheet.translate(a, b);
    if (operation === 'rotate') sheet.rotate(a, { origin: [b, c] });
    if (operation === 'scale') sheet.scale(a);
  }
}

function drawShape(sheet: PdfSheet, name: string, shape: Attributes, opacity: number): void {
  const number = (attribute: string) => Number(shape[attribute] ?? 0);
  const { fill = '#000000', stroke, d = '' } = shape;
  if (fill.startsWith('url')) return;

  if (name === 'rect') {
    const size = [number('x'), number('y'), number('width'), number('height')] as const;
    const radius = Math.min(number('rx'), size[2] / 2, size[3] / 2);
    if (radius > 0) sheet.roundedRect(...size, radius);
    else sheet.rect(...size);
  } else if (name === 'circle') sheet.circle(number('cx'), number('cy'), number('r'));
  else if (name === 'ellipse')
    sheet.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  else if (name === 'path') sheet.path(d);
  else return;

  if (stroke !== undefined) {
    const [colour, alpha] = parseColour(stroke);
    sheet.lineWidth(number('stroke-width')).lineCap('round').lineJoin('round');
    sheet
      .strokeOpacity(alpha * opacity)
      .stroke(colour)
      .strokeOpacity(1);
  } else {
    const [colour, alpha] = parseColour(fill);
    sheet
      .fillOpacity(alpha * opacity)
      .fill(colour)
      .fillOpacity(1);
  }
}

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function parseColour(text: string): [colour: string, opacity: number] {
  const hex = text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text;
  return [hex.slice(0, 7), hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1];
}
