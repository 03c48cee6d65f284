import type { Colour } from './vocabulary/colours';
import type { Choice, Term } from './vocabulary/term';

/** How product ids are written: AC1043, ZP112B or 0120043. */
type Numbering = 'number' | 'letter' | 'digits';

/**
 * A family of products, told once: what it is called in three languages, what it varies in, and what
 * it costs. Names hold the slots {series}, {type}, {size} and {color}.
 */
export interface Family {
  /** Letters that its product ids begin with. */
  code: string;
  category: string;
  /** Kind of picture, and its form after a colon: 'button:shank'; '' where there is none to draw. */
  picture: string;
  /** What the `type` filter says; `domain/typeTerms` translates it. */
  type: string;
  /** Brand and line, such as 'Aquarenne Studio'; the brand is the first word. */
  series: readonly string[];
  types?: readonly Choice[];
  sizes?: readonly Choice[];
  colors?: readonly Colour[];
  name: Term;
  about: Term;
  /** Ship packs that its products come in. */
  packs: readonly number[];
  /** Canadian list price of one unit of the smallest, in cents. */
  cents: number;
  numbering?: Numbering;
  /** Share of the catalogue against other families; 1 unless said. */
  weight?: number;
  /** Content that some of its products have. */
  content?: readonly ContentType[];
}

export type ContentType = 'Videos' | 'Patterns & Inspiration' | 'Education & Blog Post';
