import { hashText } from './hashText';
import { inksFor } from './inks';
import type { Label, Variation } from './kind';
import { KINDS } from './kinds';

function variationOf({ product_id, form, label }: DrawingRequest): Variation {
  const number = hashText(product_id);
  return {
    tilt: (number % 9) - 4,
    choose: (n) => Math.floor(number / 9) % n,
    form,
    label,
  };
}

/** Gradient of the ground shadow, shared by every picture; it fades towards the edge. */
export const GROUND =
  '<radialGradient id="ground"><stop offset="0" stop-color="#1c2430" stop-opacity="0.30"/>' +
  '<stop offset="0.6" stop-color="#1c2430" stop-opacity="0.13"/>' +
  '<stop offset="1" stop-color="#1c2430" stop-opacity="0"/></radialGradient>';

export interface DrawingRequest {
  kind: string;
  /** Form of the kind; '' for any. */
  form: string;
  /** `#rrggbb` */
  colour: string;
  /** Determines the differences between products of the same kind and colour. */
  product_id: string;
  /** The brand determines the colour of caps, handles and print, which a product range shares. */
  label: Label;
  pixels: number;
}

/**
 * Returns the picture of a product as SVG: flat shapes in two tones on white, with a ground shadow.
 */
export function drawPicture(order: DrawingRequest): string {
  const { kind, colour, product_id, label, pixels } = order;
  const ink = inksFor(colour, hashText(label.brand || product_id));
  const shapes = KINDS[kind]?.(ink, variationOf(order)) ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 1000 1000">` +
    `<defs>${GROUND}</defs><rect width="1000" height="1000" fill="#fff"/>${shapes}</svg>`
  );
}
