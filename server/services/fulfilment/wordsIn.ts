import { tidyText } from '#domain/application/tidyText';

import { Refusal } from '../refusal';

/** Lone surrogates, which UTF-8 cannot encode. */
const HALF = /\p{Surrogate}/gu;

/**
 * Tidies a text for others to read, without what cannot be seen or stored; refused if nothing is
 * left.
 */
export function wordsIn(text: string, field: string): string {
  const words = tidyText(text.replace(HALF, '').replace(/\t/g, ' '), 'text');
  if (words !== '') return words;
  throw new Refusal(400, 'request.refused', { errors: [{ code: 'field.missing', field }] });
}
