import type { FastifyRequest } from 'fastify';

import { readCountry } from '#domain/countries';

import type { ReadScope } from '../db/products';
import { languageOf } from '../plugins/language';

/** What a call may read: a customer's country is the account's, a visitor's the one that was asked for. */
export function readScope(request: FastifyRequest, asked?: string): ReadScope {
  const { customer } = request;
  return {
    country: readCountry(customer?.country ?? asked),
    language: languageOf(request),
    isCustomer: customer !== null,
  };
}
