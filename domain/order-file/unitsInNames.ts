import { foldCaseAndAccents } from '../foldCaseAndAccents';

import type { NamesOf } from './namesOf';
import { multiplierOf } from './parseAmount';
import { wordOf, type Token } from './tokenOf';

/** Goods are shipped in these, whatever they are called. */
const SHIPPED_IN =
  /^(?:cs|cai|cases?|cartons?|ctns?|caisses?|cart[oó]n(?:es)?|bale|pallet|palette|tarima)$/i;
/** Goods are shipped in these too, unless the name begins with the word, or more of it stands beside: `lunch boxes`. */
const BOXES = /^(?:box|boxes|bx|bo[iî]tes?|bte|cajas?)$/i;

const singular = (word: string): string[] =>
  [word, word.replace(/e?s$|x$/, ''), word.replace(/s$/, '')].filter((form) => form.length > 2);

/** Whether the word is one of a product's name, or its first, in the singular or not. */
export function isOfName(word: string, code: string, namesOf: NamesOf, isFirst = false): boolean {
  const forms = singular(foldCaseAndAccents(word));
  return (namesOf(code) ?? []).some((name) => {
    const words = foldCaseAndAccents(name).split(/[^\p{L}]+/u);
    const own = isFirst ? words.slice(0, 1) : words;
    return own.some((one) => singular(one).some((form) => forms.includes(form)));
  });
}

/**
 * Takes the units that products are called by for the products: ten `lunch boxes` of the code of a
 * lunch box are ten of it, and so are `3 sets` of a set of cutters; in `3 cases` the unit remains.
 */
export function withNamedUnits(tokens: readonly Token[], namesOf: NamesOf): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'o')) return tokens;
  const codes = tokens.flatMap(({ kind, text }) => (kind === 'c' ? [text] : []));
  if (codes.length === 0) return tokens;
  return tokens.map((token, at) => {
    const word = wordOf(token.text);
    if (token.kind === 'o' && /^(?:each|cada|chaque)$/i.test(tokens[at - 1]?.text ?? ''))
      return { kind: 'w', text: token.text };
    if (token.kind !== 'o' || multiplierOf(word) || SHIPPED_IN.test(word)) return token;
    const isBeside = tokens[at - 1]?.kind === 'w' || tokens[at + 1]?.kind === 'w';
    const isFirst = BOXES.test(word) && !isBeside;
    return codes.every((code) => isOfName(word, code, namesOf, isFirst))
      ? { kind: tokens[at - 1]?.kind === 'q' ? 'u' : 'w', text: token.text }
      : token;
  });
}
