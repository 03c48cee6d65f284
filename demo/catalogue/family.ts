import type { Colour } from './vocabulary/colours';
import type { AxisValue, Term } from './vocabulary/term';

/** Format of product ids: AC1043, ZP112B or 0120043. */
type Numbering = 'number' | 'letter' | 'digits';

/**
 * A family of products: its name in three languages, the axes on which it varies, and its price.
 * Names contain the placeholders {series}, {type}, {size} and {color}.
 */
export interface ProductFamily {
  /** Prefix of its product ids. */
  code: string;
  category: string;
  /**
   * Kind of picture, optionally with a form after a colon: 'button:shank'; '' if it cannot be
   * drawn.
   */
  picture: string;
  /** Value of the `type` filter; translated by `domain/typeTerms`. */
  type: string;
  /** Brand and product line, such as 'Aquarenne Studio'; the brand is the first word. */
  series: readonly string[];
  types?: readonly AxisValue[];
  sizes?: readonly AxisValue[];
  colors?: readonly Colour[];
  name: Term;
  about: Term;
  /** Possible ship pack sizes of its products. */
  packs: readonly number[];
  /** Canadian list price of one unit of the smallest size, in cents. */
  cents: number;
  numbering?: Numbering;
  /** Share of the catalogue relative to other families; the default is 1. */
  weight?: number;
  /** Content types that some of its products have. */
  content?: readonly ContentType[];
}

export type ContentType = 'Videos' | 'Patterns & Inspiration' | 'Education & Blog Post';
