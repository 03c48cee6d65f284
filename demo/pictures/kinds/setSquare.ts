import type { PictureKind } from '../kind';
import { ground, path, rect, times } from '../shapes';

/** A set square with its scale. */
export const setSquare: PictureKind = (ink, { form }) =>
  ground(500, 870, 380) +
  path(
    form === 'sixty' ? 'M220 120 L220 850 L650 850 Z' : 'M150 180 L150 850 L820 850 Z',
    ink.base,
  ) +
  path(form === 'sixty' ? 'M310 440 V760 H500 Z' : 'M270 460 V730 H540 Z', '#ffffff') +
  times(form === 'sixty' ? 17 : 27, (at) =>
    rect((form === 'sixty' ? 236 : 170) + at * 23, 814, 5, at % 5 ? 20 : 36, ink.deep),
  ) +
  times(20, (at) =>
    rect(form === 'sixty' ? 220 : 150, 330 + at * 23, at % 5 ? 18 : 32, 5, ink.deep),
  );
