import type { FastifyRequest } from 'fastify';

import { readCountry } from '#domain/countries';

import type { ReadScope } from '../db/products';
import { languageOf } from '../plugins/language';

/**
 * Returns what a request may read: the account's country for a customer, the requested one for a
 * visitor.
 */
export function readScope(request: FastifyRequest, asked?: string): ReadScope {
  const { customer } = request;
  return {
    country: readCountry(customer?.country ?? asked),
    language: languageOf(request),
    isCustomer: customer !== null,
  };
}
