import { tidyText } from '#domain/application/tidyText';

import { Refusal } from '../refusal';

/** Half of a character, which UTF-8 does not have. */
const HALF = /\p{Surrogate}/gu;

/** What somebody wrote for others to read, without what cannot be seen or stored; refused where nothing is left. */
export function wordsIn(text: string, field: string): string {
  const words = tidyText(text.replace(HALF, '').replace(/\t/g, ' '), 'text');
  if (words !== '') return words;
  throw new Refusal(400, 'request.refused', { errors: [{ code: 'field.missing', field }] });
}
