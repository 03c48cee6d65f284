import { PAPER, PAPER_DARK, type Inks } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { printed } from '../lettering';
import { circle, ground, rect, ring, stroke, times } from '../shapes';

type Finding = (x: number, y: number, ink: Inks) => string;

const FINDINGS: Readonly<Record<string, Finding>> = {
  snap: (x, y, ink) =>
    circle(x + 4, y + 6, 60, PAPER_DARK) +
    circle(x, y, 58, ink.base) +
    circle(x, y, 40, ink.dark) +
    circle(x, y, 22, ink.light),
  ring: (x, y, ink) =>
    ring(x + 4, y + 6, 48, PAPER_DARK, 22) +
    ring(x, y, 48, ink.base, 22) +
    stroke(`M${x + 34} ${y - 34} A48 48 0 0 1 ${x + 34} ${y + 34}`, ink.dark, 22),
  dRing: (x, y, ink) =>
    stroke(`M${x - 34} ${y - 50} V${y + 50} A50 50 0 0 0 ${x - 34} ${y - 50} Z`, ink.base, 18),
  hook: (x, y, ink) =>
    stroke(
      `M${x + 30} ${y + 50} V${y - 10} A30 30 0 0 0 ${x - 30} ${y - 10} V${y + 14}`,
      ink.base,
      13,
    ) + ring(x + 30, y + 56, 14, ink.dark, 9),
  pin: (x, y, ink) =>
    stroke(`M${x} ${y - 56} V${y + 62}`, ink.base, 11) + circle(x, y - 60, 16, ink.dark),
  eyePin: (x, y, ink) =>
    stroke(`M${x} ${y - 36} V${y + 62}`, ink.base, 11) + ring(x, y - 54, 18, ink.dark, 10),
  bead: (x, y, ink) => circle(x, y, 38, ink.base) + circle(x, y, 14, ink.deep),
};

/** Metal fasteners on a card. */
export const snaps: PictureKind = (ink, vary) =>
  ground(500, 900, 300) +
  rect(240, 110, 520, 780, PAPER, 20) +
  rect(240, 110, 520, 180, ink.accent, 20) +
  circle(500, 160, 24, '#fff') +
  printed(vary.label.brand, 320, 212, 275, 35, '#ffffffaa') +
  times(9, (at) => {
    const x = 350 + (at % 3) * 150;
    const y = 400 + Math.floor(at / 3) * 170;
    return formOf(vary, FINDINGS)(x, y, ink);
  });
