import { STEEL, STEEL_DARK } from '../inks';
import { formOf, type PictureKind } from '../kind';
import { ground, path, rect, rotated } from '../shapes';

/** A brush across the page. */
export const brush: PictureKind = (ink, vary) => {
  const heads = {
    round: 'M440 300 Q424 180 500 70 Q576 180 560 300 Z',
    flat: 'M436 300 L428 100 H572 L564 300 Z',
    filbert: 'M440 300 Q412 150 460 90 Q500 62 540 90 Q588 150 560 300 Z',
    angular: 'M442 300 L420 150 L580 70 L558 300 Z',
  };
  return (
    ground(500, 890, 330) +
    rotated(
      32 + vary.tilt,
      500,
      500,
      path(
        'M450 430 H550 Q576 560 534 760 L520 950 Q500 975 480 950 L466 760 Q424 560 450 430 Z',
        ink.base,
      ),
      path('M512 430 H550 Q576 560 534 760 L520 950 Q512 962 506 964 Z', ink.dark),
      path('M474 850 H526 L520 950 Q500 975 480 950 Z', ink.deep),
      path('M432 290 H568 L556 446 H444 Z', STEEL),
      path('M520 290 H568 L556 446 H520 Z', STEEL_DARK),
      rect(434, 336, 131, 12, STEEL_DARK),
      rect(437, 362, 126, 12, STEEL_DARK),
      path(formOf(vary, heads), '#8a5a33'),
      path('M512 300 Q520 200 510 100 Q576 180 560 300 Z', '#6f4526'),
    )
  );
};
