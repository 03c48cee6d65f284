import { PAPER, PAPER_DARK } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, rect, rotated } from '../shapes';

/** Flash cards fanned out. */
export const flashCards: PictureKind = (ink, { form }) =>
  ground(500, 850, 360) +
  rotated(-16, 500, 900, rect(300, 220, 400, 560, ink.dark, 30)) +
  rotated(0, 500, 900, rect(300, 200, 400, 560, ink.light, 30)) +
  rotated(
    16,
    500,
    900,
    rect(300, 220, 400, 560, PAPER_DARK, 30),
    rect(294, 212, 400, 560, PAPER, 30),
    rect(330, 250, 328, 484, ink.pale, 18),
    form === 'shapes'
      ? circle(494, 490, 110, ink.base)
      : centred(form, 370, 380, 248, 220, ink.deep),
  );
