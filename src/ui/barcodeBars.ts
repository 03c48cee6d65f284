import { code128, ean13, upca, type DrawingContext, type RenderOptions } from 'bwip-js/browser';

import { isGtin } from '#domain/barcodes';

/** Where each bar begins and how wide it is, in modules; and the width of the whole symbol. */
export interface Bars {
  bars: { at: number; width: number }[];
  modules: number;
}

type Encoder = (options: RenderOptions, drawing: DrawingContext<Bars>) => Bars;

/** A trade item's number is printed as the shelf has it; anything else as text. */
function encoderOf(code: string): [encode: Encoder, bcid: string] {
  if (code.length === 13 && isGtin(code)) return [ean13, 'ean13'];
  if (code.length === 12 && isGtin(code)) return [upca, 'upca'];
  return [code128, 'code128'];
}

const ignore = () => {};

/** Pixels of a module: with two, the middle of every bar lies between pixels and nothing is rounded. */
const SCALE = 2;

/** Takes the bars that the library would draw. */
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
    ...{ polygon: ignore, hexagon: ignore, ellipse: ignore, fill: ignore, text: ignore },
    end: () => collected,
  };
}

/** The symbol that every hand scanner reads back as this text; `undefined` where no sign stands for it. */
export function barsOf(code: string): Bars | undefined {
  if (!/^[ -~]+$/.test(code)) return undefined;
  const [encode, bcid] = encoderOf(code);
  return encode({ bcid, text: code, scale: SCALE, includetext: false }, collectBars());
}
