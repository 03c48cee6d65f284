import type { PictureKind } from '../kind';
import { centred, lettering } from '../lettering';
import { ground, path, rect } from '../shapes';

/** A stretched canvas with a first wash of colour. */
export const canvas: PictureKind = (ink, { form, label }) =>
  ground(500, 890, 330) +
  path('M200 130 H800 V870 H200 Z', form === 'black' ? '#2b2b2e' : '#f3efe4') +
  path('M800 130 L838 110 V850 L800 870 Z', '#d2cab8') +
  path('M200 130 L238 110 H838 L800 130 Z', '#fffdf7') +
  rect(200, 640, 600, 110, ink.accent) +
  centred(label.brand, 240, 672, 360, 46, '#ffffff') +
  lettering(label.size, 650, 678, 130, 32, '#ffffff');
