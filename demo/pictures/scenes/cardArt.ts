import { circle, ellipse, withOpacity, path, rect, ring, stroke, times, rotated } from '../shapes';

import { drawSceneItem } from './scene';

/** Art on the front of a card, on a canvas of 1000 × 1300; its text starts at y = 1010. */
export interface CardArt {
  ground: string;
  ink: string;
  shapes: string;
}

const spoolOf = (x: number, y: number, width: number, height: number, colour: string): string =>
  rect(x, y, width, height, colour) +
  times(Math.floor(height / 22), (at) =>
    stroke(`M${x + 8} ${y + 16 + at * 22} H${x + width - 8}`, '#ffffff55', 5),
  ) +
  rect(x - 24, y - 26, width + 48, 34, '#d9b07a', 12) +
  rect(x - 24, y + height - 8, width + 48, 34, '#b98a52', 12);

const candle = (x: number, y: number, colour: string): string =>
  rect(x - 13, y, 26, 110, colour, 6) +
  path(
    `M${x} ${y - 78} Q${x + 34} ${y - 24} ${x} ${y - 8} Q${x - 34} ${y - 24} ${x} ${y - 78} Z`,
    '#e39a1c',
  ) +
  path(
    `M${x} ${y - 50} Q${x + 16} ${y - 22} ${x} ${y - 10} Q${x - 16} ${y - 22} ${x} ${y - 50} Z`,
    '#fbe3b0',
  );

/** A cake of spools with candles. */
const birthday: CardArt = {
  ground: '#fdf1e3',
  ink: '#7c2f3b',
  shapes:
    times(26, (at) =>
      circle(
        70 + Math.round((((at + 1) * 0.7549) % 1) * 860),
        56 + Math.round((((at + 1) * 0.5698) % 1) * 340),
        12,
        ['#e39a1c', '#0e5e63', '#c41e3a', '#2b5fa8'][at % 4]!,
      ),
    ) +
    ellipse(500, 940, 380, 34, '#e8cfae') +
    spoolOf(220, 690, 560, 200, '#c41e3a') +
    spoolOf(300, 470, 400, 160, '#0e5e63') +
    times(5, (at) =>
      candle(340 + at * 80, 334, ['#2b5fa8', '#c41e3a', '#e39a1c', '#2f7d53', '#5a4470'][at]!),
    ),
};

/** A heart wound from a single thread that leads to a needle. */
const thanks: CardArt = {
  ground: '#e4f0ef',
  ink: '#0e5e63',
  shapes:
    times(9, (at) => {
      const r = 1 - at * 0.11;
      const x = (value: number) => 500 + value * r;
      const y = (value: number) => 470 + value * r;
      return stroke(
        `M${x(0)} ${y(330)} C${x(-420)} ${y(40)} ${x(-330)} ${y(-310)} ${x(0)} ${y(-130)} C${x(330)} ${y(-310)} ${x(420)} ${y(40)} ${x(0)} ${y(330)} Z`,
        at % 2 ? '#d0495d' : '#b3262e',
        20,
      );
    }) +
    stroke('M500 800 C560 900 700 880 760 800', '#b3262e', 14) +
    rotated(
      38,
      800,
      730,
      rect(788, 560, 22, 330, '#8d96a1', 11),
      ellipse(799, 870, 5, 20, '#e4f0ef'),
    ),
};

/** Bands of stitches: a sampler that leaves the text to the sender. */
const sampler: CardArt = {
  ground: '#fbf8f1',
  ink: '#2b3442',
  shapes:
    rect(90, 90, 820, 900, '#ffffff', 16) +
    ring(500, 430, 250, '#d9b07a', 30) +
    rect(478, 140, 44, 46, '#b98a52', 8) +
    times(8, (petal) =>
      rotated(petal * 45, 500, 430, ellipse(500, 320, 34, 76, petal % 2 ? '#0e5e63' : '#4fb3b5')),
    ) +
    circle(500, 430, 44, '#e39a1c') +
    times(15, (at) => stroke(`M${146 + at * 50} 760 l24 34 m0 -34 l-24 34`, '#c41e3a', 9)) +
    times(24, (at) => stroke(`M${146 + at * 31} 850 h16`, '#0e5e63', 9)) +
    stroke(
      `M146 930 ${times(14, (at) => `Q${171 + at * 50} ${at % 2 ? 960 : 900} ${196 + at * 50} 930 `)}`,
      '#e39a1c',
      9,
    ),
};

/** Balloons made of buttons. */
const bravo: CardArt = {
  ground: '#e6eef7',
  ink: '#22497f',
  shapes: (
    [
      [300, 360, 170, '#c41e3a'],
      [690, 300, 150, '#e39a1c'],
      [520, 590, 180, '#0e5e63'],
      [800, 600, 110, '#5a4470'],
      [190, 640, 110, '#2f7d53'],
    ] as const
  )
    .map(
      ([x, y, r, colour]) =>
        stroke(`M${x} ${y + r} Q${x + (500 - x) * 0.3} ${y + r + 160} 500 1000`, '#8d96a1', 6) +
        circle(x, y, r, colour) +
        ring(x, y, r * 0.8, '#ffffff66', r * 0.07) +
        times(4, (at) =>
          circle(
            x + (at % 2 ? 1 : -1) * r * 0.2,
            y + (at < 2 ? 1 : -1) * r * 0.2,
            r * 0.1,
            '#e6eef7',
          ),
        ) +
        withOpacity(0.25, ellipse(x - r * 0.4, y - r * 0.5, r * 0.28, r * 0.14, '#ffffff')),
    )
    .join(''),
};

/** A washing line of tiny clothes. */
const baby: CardArt = {
  ground: '#f4ecd8',
  ink: '#7a5a1e',
  shapes:
    stroke('M40 300 Q500 420 960 300', '#b18d5e', 10) +
    path(
      'M150 330 l120 30 l40 90 l-50 26 l-14 -30 v170 h-140 v-190 l-30 20 l-34 -50 Z',
      '#4fb3b5',
    ) +
    path('M380 372 h130 v110 q0 30 30 40 l70 26 q30 14 20 60 h-180 q-70 0 -70 -70 Z', '#e39a1c') +
    path('M690 366 h190 l30 250 h-90 l-30 -150 l-30 150 h-90 Z', '#c9637a') +
    times(6, (at) =>
      rect(
        190 + at * 124 + (at > 1 ? 20 : 0),
        316 + [6, 18, 26, 24, 12, 0][at]!,
        18,
        56,
        '#8a6a3c',
        6,
      ),
    ) +
    drawSceneItem(['yarnBall', '#4fb3b5', 130, 690, 300], 1) +
    drawSceneItem(['button', '#e39a1c', 420, 740, 240], 3) +
    drawSceneItem(['yarnBall', '#c9637a', 640, 700, 270], 2),
};

/** A felt fir tree with buttons, in the snow. */
const winter: CardArt = {
  ground: '#dfe9ee',
  ink: '#22503c',
  shapes:
    times(34, (at) =>
      circle(
        30 + Math.round((((at + 1) * 0.7549) % 1) * 940),
        30 + Math.round((((at + 1) * 0.5698) % 1) * 860),
        6 + (at % 4) * 3,
        '#ffffff',
      ),
    ) +
    ellipse(500, 960, 520, 90, '#ffffff') +
    rect(455, 840, 90, 120, '#8a5d34', 6) +
    path(
      'M500 130 L690 420 H610 L770 640 H680 L840 860 H160 L320 640 H230 L390 420 H310 Z',
      '#2f7d53',
    ) +
    withOpacity(0.22, path('M500 130 L690 420 H610 L770 640 H680 L840 860 H500 Z', '#14161f')) +
    (
      [
        [500, 330, '#c41e3a'],
        [420, 500, '#e39a1c'],
        [580, 560, '#e6eef7'],
        [360, 730, '#c41e3a'],
        [520, 760, '#e39a1c'],
        [680, 780, '#c41e3a'],
      ] as const
    )
      .map(
        ([x, y, colour]) =>
          circle(x, y, 36, colour) +
          circle(x - 11, y, 6, '#1c2430') +
          circle(x + 11, y, 6, '#1c2430'),
      )
      .join('') +
    times(5, (at) => rotated(at * 72, 500, 130, path('M500 60 L520 125 H480 Z', '#e39a1c'))) +
    circle(500, 130, 26, '#e39a1c'),
};

export const CARD_ART: Readonly<Record<string, CardArt>> = {
  birthday,
  thanks,
  sampler,
  bravo,
  baby,
  winter,
};
