import { normaliseText } from '#domain/application/normaliseText';

import { Refusal } from '../actions/refusal';

/** Lone surrogates, which UTF-8 cannot encode. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Tidies a text for others to read, without what cannot be seen or stored; refused if nothing is
 * left.
 */
export function requireText(text: string, field: string): string {
  const normalised = normaliseText(text.replace(LONE_SURROGATES, '').replace(/\t/g, ' '), 'text');
  if (normalised !== '') return normalised;
  throw new Refusal(400, 'request.refused', { errors: [{ code: 'field.missing', field }] });
}
