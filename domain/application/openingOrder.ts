import type { Country } from '../countries';

/** The least that a first order must come to, in cents (the terms of specification 5). */
export const OPENING_ORDER_CENTS: Readonly<Record<Country, number>> = { CA: 50_000, US: 20_000 };
