import type { Family } from '../family';

import { BEADS } from './beads';
import { CRAFTS } from './crafts';
import { DRAWING } from './drawing';
import { PAINTING } from './painting';
import { PAPER } from './paper';
import { SCHOOL } from './school';
import { SEWING } from './sewing';
import { SHOP } from './shop';
import { TEXTILES } from './textiles';

/** Every family of the demo catalogue. */
export const FAMILIES: readonly Family[] = [
  ...PAINTING,
  ...DRAWING,
  ...CRAFTS,
  ...PAPER,
  ...SEWING,
  ...TEXTILES,
  ...BEADS,
  ...SCHOOL,
  ...SHOP,
];
