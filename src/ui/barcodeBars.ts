import { code128, ean13, upca, type DrawingContext, type RenderOptions } from 'bwip-js/browser';

import { isGtin } from '#domain/barcodes';

/** The offset and width of each bar and the width of the whole symbol, in modules. */
export interface Bars {
  bars: { at: number; width: number }[];
  modules: number;
}

type Encoder = (options: RenderOptions, drawing: DrawingContext<Bars>) => Bars;

/** Encodes a GTIN in its retail symbology, and anything else as Code 128. */
function encoderOf(code: string): [encode: Encoder, bcid: string] {
  if (code.length === 13 && isGtin(code)) return [ean13, 'ean13'];
  if (code.length === 12 && isGtin(code)) return [upca, 'upca'];
  return [code128, 'code128'];
}

const noop = () => {};

/**
 * Pixels per module: with two, the centre of every bar falls between pixels and nothing is rounded.
 */
const SCALE = 2;

/** A drawing context that collects the bars instead of drawing them. */
function collectBars(): DrawingContext<Bars> {
  const collected: Bars = { bars: [], modules: 0 };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      collected.modules = width / SCALE;
    },
    line: (x, _top, _x, _bottom, width) => {
      collected.bars.push({ at: (x - width / 2) / SCALE, width: width / SCALE });
    },
    polygon: noop,
    hexagon: noop,
    ellipse: noop,
    fill: noop,
    text: noop,
    end: () => collected,
  };
}

/**
 * Returns a symbol that every hand scanner reads back as this text; `undefined` for characters
 * outside printable ASCII.
 */
export function barsOf(code: string): Bars | undefined {
  if (!/^[ -~]+$/.test(code)) return undefined;
  const [encode, bcid] = encoderOf(code);
  return encode({ bcid, text: code, scale: SCALE, includetext: false }, collectBars());
}
