import { STEEL, STEEL_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { ground, path, rect, stroke, rotated } from '../shapes';

/** A palette knife. */
export const paletteKnife: PictureKind = (ink, vary) => {
  const blades = {
    leaf: 'M500 60 Q590 200 552 390 H448 Q410 200 500 60 Z',
    blunt: 'M446 90 Q500 60 554 90 L560 390 H440 Z',
    diamond: 'M500 60 L600 250 L546 390 H454 L400 250 Z',
  };
  return (
    ground(500, 890, 310) +
    rotated(
      -34 + vary.tilt,
      500,
      500,
      path(formOf(vary, blades), STEEL),
      path('M500 70 Q560 200 540 386 H500 Z', STEEL_DARK),
      stroke('M500 390 V450 Q500 480 500 530', STEEL_DARK, 30),
      path('M446 530 H554 Q590 730 544 940 Q500 966 456 940 Q410 730 446 530 Z', ink.base),
      path('M510 530 H554 Q590 730 544 940 Q526 952 510 955 Z', ink.dark),
      rect(440, 512, 120, 54, '#c9a13b', 10),
    )
  );
};
