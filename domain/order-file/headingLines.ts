import { MAX_ITEM } from '../quantity';

import { numberIn } from './numberWords';
import { asksFor, folded } from './ordering';
import { multiplierOf } from './parseAmount';
import { statementIn, withoutTerms } from './statements';

/** A longer line is a sentence of the letter, not a heading. */
const MAX_HEADING_WORDS = 9;
const ENDS = /[.!]\s*$/;

/** What lists under a heading are about if they are not ordered. */
const LISTS =
  /(?<![\w-])(?:returns?|credits?|cancel\w*|remove|delete|drop|annul\w*|supprim\w*|enlever|retir\w*|retour\w*|quitar|elimin\w*|devoluc\w*|stock|inventory|on hand|existencias?|inventari[oe]s?|sales|ventes?|ventas?|wish ?list|quotes?|prix|price[sd]?|pricing|samples?|backorders?|back-?ordered|manquants?|faltantes?|rec(?:eived|u|ibido)s?|(?:last|previous|past) (?:order|po)s?|dernieres? commandes?|commandes? precedentes?|ultimo pedido|pedido anterior)(?![\w-])/;
/** These are meant whatever else the heading says. */
const TAKEN_BACK =
  /(?<![\w-])(?:cancel\w*|annul\w*|(?:last|previous|past) (?:order|po)|derniere commande|ultimo pedido|pedido anterior|(?:do|did|does|was|were)(?: not|n't)|don't|not|never|no (?:longer|enviar|mandar|me|nos|lleg\w+|manden?|envien?|surtan?)|n'\w+|ne|pas)(?![\w-])/;

/** Whether a line above a list says that it is not ordered: `Returns:`, `We did not receive these:`. */
export function tellsOfLinesBelow(text: string): boolean {
  const plain = folded(withoutTerms(text));
  if (plain.split(/\s+/).length > MAX_HEADING_WORDS || ENDS.test(plain)) return false;
  if (TAKEN_BACK.test(plain)) return true;
  return !asksFor(plain) && (LISTS.test(plain) || statementIn(plain) !== undefined);
}

/** Units of something else than packs. */
const UNCOUNTED =
  /(?<!\w)(?:cases?|boxes|box|cartons?|rolls?|sets?|caisses?|boites?|rouleaux?|jeux?|cajas?|rollos?|juegos?)(?!\w)/;

const UNIT =
  /(?<!\w)(?:dozens?|dz|cases?|boxes|cartons?|douzaines?|caisses?|boites?|docenas?|cajas?)(?!\w)/;
const ALL = /(?<!\w)(?:all|quantit\w+|qtys?|qtes?|tou(?:t|te|tes|s)|cantidad\w*|tod[oa]s?)(?!\w)/;

/** Whether a line says what the quantities of the whole list count: `(quantities are cases)`. */
export const isUnitOfAll = (text: string): boolean => {
  const plain = folded(text);
  return !/\d/.test(plain) && UNIT.test(plain) && ALL.test(plain);
};

const EACH =
  /(?<!\w)(?:each|ea|apiece|all|every\w*|chaque|chacune?s?|tous|toutes|tout|cada|tod[oa]s?|c\/u)(?!\w)/;
const MAX_COUNT_LENGTH = 60;

const HALF = /(?<!\w)(?:half|demie?|media)(?!\w)/;

/**
 * Returns the quantity of every code around the line: 5 for `5 each:`, 24 for `two dozen of each`;
 * 0 if it says one that is not clear.
 */
export function countOfAll(text: string): number | undefined {
  const plain = folded(text);
  if (plain.length > MAX_COUNT_LENGTH || !EACH.test(plain)) return undefined;
  const words = plain.split(/[^\p{L}\d-]+/u);
  const factors = words.flatMap((word) => multiplierOf(word) ?? []);
  const numbers = words.flatMap((word) => {
    const value = /^x?\d+$/.test(word) ? Number(word.replace('x', '')) : numberIn(word);
    return value !== undefined && value > 0 && value <= MAX_ITEM ? [value] : [];
  });
  if (numbers.length + factors.length === 0) return undefined;
  const isUnclear = numbers.length > 1 || factors.length > 1 || UNCOUNTED.test(plain);
  const [number = 1] = numbers;
  const [factor = 1] = factors;
  return isUnclear ? 0 : number * factor * (HALF.test(plain) ? 0.5 : 1);
}
