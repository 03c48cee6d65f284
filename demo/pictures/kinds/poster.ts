import { PAPER_DARK, STEEL, type Inks } from '../inks';
import type { PictureKind } from '../kind';
import { centred } from '../lettering';
import { circle, ground, path, rect, ring, times, rotated } from '../shapes';

/** Draws the subject of the poster; an unknown one is drawn as lines of text. */
function subject(form: string, ink: Inks): string {
  const subjects: Readonly<Record<string, string>> = {
    globe:
      circle(500, 500, 210, '#4c9fd4') +
      path('M400 380 Q500 320 560 400 Q520 480 440 500 Q360 460 400 380 Z', ink.base) +
      path('M540 520 Q640 500 640 580 Q580 660 530 620 Z', ink.base),
    wheel:
      times(8, (at) =>
        rotated(
          at * 45,
          500,
          510,
          path(
            'M500 510 L420 320 Q500 280 580 320 Z',
            [
              '#c8372d',
              '#e8711c',
              '#e9b61e',
              '#3d8a53',
              '#17a2a8',
              '#2c5aa0',
              '#6b3fa0',
              '#d0267f',
            ][at] ?? ink.base,
          ),
        ),
      ) + circle(500, 510, 60, '#fffdf7'),
    planets:
      circle(500, 520, 80, '#e9b61e') +
      ring(500, 520, 150, STEEL, 6) +
      ring(500, 520, 220, STEEL, 6) +
      circle(640, 470, 30, ink.base) +
      circle(310, 410, 40, ink.dark) +
      circle(620, 700, 24, '#c8372d'),
    grid: times(20, (at) =>
      rect(
        280 + (at % 5) * 90,
        290 + Math.floor(at / 5) * 115,
        76,
        96,
        at % 3 ? ink.pale : ink.light,
        8,
      ),
    ),
  };
  return (
    subjects[form] ??
    times(6, (at) =>
      rect(280, 300 + at * 80, at % 3 ? 440 : 320, 30, at % 2 ? ink.pale : ink.light, 8),
    )
  );
}

/** A poster, its foot curling. */
export const poster: PictureKind = (ink, { form, label }) =>
  ground(500, 915, 300) +
  path('M210 100 H790 V800 Q790 860 740 880 Q760 820 700 820 H210 Z', '#fffdf7') +
  path('M210 820 H700 Q760 820 740 880 Q720 900 680 900 H250 Q210 900 210 860 Z', PAPER_DARK) +
  rect(250, 140, 500, 90, ink.base, 8) +
  centred(label.brand, 290, 160, 420, 50, '#ffffff') +
  subject(form, ink);
