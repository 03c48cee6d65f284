import { normaliseText } from '#domain/application/normaliseText';

import { Refusal } from '../refusal';

/** Lone surrogates, which UTF-8 cannot encode. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Tidies a text for others to read, without what cannot be seen or stored; refused if nothing is
 * left.
 */
export function requireText(text: string, field: string): string {
  const words = normaliseText(text.replace(LONE_SURROGATES, '').replace(/\t/g, ' '), 'text');
  if (words !== '') return words;
  throw new Refusal(400, 'request.refused', { errors: [{ code: 'field.missing', field }] });
}
