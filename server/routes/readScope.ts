import type { FastifyRequest } from 'fastify';

import { parseCountry } from '#domain/countries';

import type { ReadScope } from '../db/products';
import { languageOf } from '../plugins/language';

/**
 * Returns what a request may read: the account's country for a customer, the requested one for a
 * visitor.
 */
export function readScope(request: FastifyRequest, requestedCountry?: string): ReadScope {
  const { customer } = request;
  return {
    country: parseCountry(customer?.country ?? requestedCountry),
    language: languageOf(request),
    buyer: customer,
  };
}
