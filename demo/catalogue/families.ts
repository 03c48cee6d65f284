import beads from '../lists/families/beads.json';
import crafts from '../lists/families/crafts.json';
import drawing from '../lists/families/drawing.json';
import painting from '../lists/families/painting.json';
import paper from '../lists/families/paper.json';
import school from '../lists/families/school.json';
import sewing from '../lists/families/sewing.json';
import shop from '../lists/families/shop.json';
import textiles from '../lists/families/textiles.json';

import type { ProductFamily } from './family';
import { expandColours, type ColourEntry } from './vocabulary/colours';
import { expandSizes, type SizeEntry } from './vocabulary/sizes';
import type { AxisValue, Term } from './vocabulary/term';

/** A family as stored in `demo/lists/families`; sizes and colours refer to vocabulary lists. */
interface FamilyEntry extends Omit<ProductFamily, 'types' | 'sizes' | 'colors'> {
  types?: readonly ChoiceEntry[];
  sizes?: readonly SizeEntry[];
  colors?: readonly ColourEntry[];
}

/** Text that is the same in every language is given in English only; a factor of 1 is omitted. */
type ChoiceEntry = Pick<Term, 'en'> & Partial<AxisValue>;

const expandChoice = ({
  en,
  fr = en,
  es = en,
  factor = 1,
  ...overrides
}: ChoiceEntry): AxisValue => ({
  en,
  fr,
  es,
  factor,
  ...overrides,
});

const expandFamily = ({ types, sizes, colors, ...family }: FamilyEntry): ProductFamily => ({
  ...family,
  ...(types && { types: types.map(expandChoice) }),
  ...(sizes && { sizes: sizes.flatMap(expandSizes) }),
  ...(colors && { colors: colors.flatMap(expandColours) }),
});

const entries = [
  ...painting,
  ...drawing,
  ...crafts,
  ...paper,
  ...sewing,
  ...textiles,
  ...beads,
  ...school,
  ...shop,
] as readonly FamilyEntry[];

/** Every family of the demo catalogue. */
export const FAMILIES: readonly ProductFamily[] = entries.map(expandFamily);
