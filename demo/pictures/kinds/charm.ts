import { EMBLEMS } from '../emblems';
import { formOf, type PictureKind } from '../kind';
import { ground, ring } from '../shapes';

/** A charm on its ring. */
export const charm: PictureKind = (ink, vary) =>
  ground(500, 890, 240) +
  ring(500, 190, 74, ink.dark, 24) +
  ring(500, 300, 40, ink.base, 18) +
  formOf(vary, EMBLEMS)(500, 600, 250, ink.base) +
  ring(500, 300, 40, ink.dark, 18);
