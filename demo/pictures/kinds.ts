import type { PictureKind } from './kind';
import * as adhesives from './kinds/adhesives';
import * as carrying from './kinds/carrying';
import * as drawing from './kinds/drawing';
import * as fabrics from './kinds/fabrics';
import * as making from './kinds/making';
import * as measuring from './kinds/measuring';
import * as office from './kinds/office';
import * as painting from './kinds/painting';
import * as paper from './kinds/paper';
import * as pressingAndCutting from './kinds/pressingAndCutting';
import * as sewing from './kinds/sewing';
import * as teaching from './kinds/teaching';
import * as yarn from './kinds/yarn';

/** Every kind of product that can be drawn, by name. */
export const KINDS: Readonly<Record<string, PictureKind>> = {
  ...adhesives,
  ...carrying,
  ...drawing,
  ...fabrics,
  ...making,
  ...measuring,
  ...office,
  ...painting,
  ...paper,
  ...pressingAndCutting,
  ...sewing,
  ...teaching,
  ...yarn,
};
