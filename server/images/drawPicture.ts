import { inksFor } from './inks';
import type { Vary } from './kind';
import { KINDS } from './kinds';
import { numberOf } from './numberOf';

function varyBy(productId: string): Vary {
  const number = numberOf(productId);
  return {
    tilt: (number % 9) - 4,
    choose: (n) => Math.floor(number / 9) % n,
  };
}

/** Shared by every picture: the ground shadow fades out towards its edge. */
const GROUND =
  '<radialGradient id="ground"><stop offset="0" stop-color="#1c2430" stop-opacity="0.30"/>' +
  '<stop offset="0.6" stop-color="#1c2430" stop-opacity="0.13"/>' +
  '<stop offset="1" stop-color="#1c2430" stop-opacity="0"/></radialGradient>';

/** The picture of a product as SVG: flat shapes in two tones on white, with a shadow on the ground. */
export function drawPicture(kind: string, colour: string, productId: string, size: number): string {
  const vary = varyBy(productId);
  const ink = inksFor(colour, vary.choose(7));
  const shapes = KINDS[kind]?.(ink, vary) ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">` +
    `<defs>${GROUND}</defs><rect width="1000" height="1000" fill="#fff"/>${shapes}</svg>`
  );
}
