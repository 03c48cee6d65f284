import { Type, type Static, type TProperties, type TSchema } from 'typebox';

import { sortingsOf } from '#domain/columnSorting';
import { COUNTRIES } from '#domain/countries';
import { ORDER_STATES, STAGES } from '#domain/fulfilment';
import { ACCEPTED_LANGUAGE_CODES } from '#domain/languages';
import { sharedMessages } from '#domain/messages/en';
import { MAX_PAGE, MAX_PAGE_SIZE } from '#domain/pages';
import { RULES } from '#domain/rules';
import { SORTS } from '#domain/sorting';

/** An object schema that rejects unknown properties. */
export const StrictObject = <P extends TProperties>(properties: P, options: SchemaOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false });

/** Additional schema keywords shown in the API documentation. */
interface SchemaOptions {
  examples?: object[];
}

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Language of the response: `''` or `en` English, `fr` French, `es` or the older `sp` Spanish. */
export const Lang = Type.Optional(Type.Enum([...ACCEPTED_LANGUAGE_CODES]));

/** Country flag; ignored for signed-in customers, whose account determines the country. */
export const CountryFlag = Type.Optional(Type.Enum([...COUNTRIES, 'ca', 'us']));

export const CountryCode = Type.Enum([...COUNTRIES]);

export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE }));
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE }));

/** A page of a list, with the number of items on all pages. */
export const PageOf = <P extends TProperties>(properties: P) =>
  Type.Object({
    ...properties,
    total: Type.Integer(),
    page: Type.Integer(),
    pagination: Type.Integer(),
  });

/** How a list is sorted: by a column, after '-' if descending; in its own order if omitted. */
export const SortedBy = <Column extends string>(columns: readonly Column[]) =>
  Type.Optional(Type.Enum(sortingsOf(columns)));

/** One or more values of a filter: `brand=A` or `brand=A&brand=B`. */
export const Filter = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 200 }),
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  ]),
);

/** Facets by which a product list can be filtered. */
export const facets = { brand: Filter, color: Filter, type: Filter, size: Filter };

/**
 * Sort order; if omitted, or if a visitor asks to sort by price, the list keeps its default order.
 */
export const Sorting = Type.Optional(Type.Enum([...SORTS]));

/** Sort orders available to the caller. */
export const Sorts = Type.Optional(Type.Array(Type.Enum([...SORTS])));

/** The customer's own id; naming another customer is answered 403. */
export const UserId = Type.String({ minLength: 1, maxLength: 64 });
export const SearchTerm = Type.String({ minLength: 1, maxLength: 200 });
export const ProductId = Type.String({ minLength: 1, maxLength: 64 });
export const OrderId = Type.String({ minLength: 1, maxLength: 64 });

/** The states of an order with the words that people read for them. */
export const ORDER_STATE_WORDS = ORDER_STATES.map(
  (state) => `\`${state}\`: ${sharedMessages[`order.status.${state}`]}`,
).join(' · ');

export const OrderStage = Type.Enum([...STAGES], { description: ORDER_STATE_WORDS });

const MONTH_AND_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const LEAP_YEAR = '(?:[12]\\d(?:0[48]|[2468][048]|[13579][26])|(?:1[26]|2[048])00)';

/**
 * Pattern of a valid calendar date, `YYYY-MM-DD`: rejects a 13th month or 31 November, and accepts
 * 29 February in leap years only.
 */
export const DAY = `(?:[12]\\d{3}-${MONTH_AND_DAY}|${LEAP_YEAR}-02-29)`;
export const Day = Type.String({ pattern: `^${DAY}$`, maxLength: 10 });

/** IANA name of the time zone in which days and times are interpreted. */
export const TimeZone = Type.Optional(
  Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
);

/** Monetary amount on the wire: a decimal with at most two places. */
export const Price = Type.Number({ minimum: 0 });

/** A limit or minimum that somebody sets. */
export const Amount = Type.Number({ minimum: 0, maximum: 10_000_000 });

/** What limits the orders of one of a customer's people; absent without such a limit. */
export const personLimits = {
  order_limit: Type.Optional(Price),
  month_limit: Type.Optional(Price),
  approve_limit: Type.Optional(Price),
  /** E-mail address of who is asked first for approval. */
  approver: Type.Optional(Type.String()),
};

/** Prices per unit from so many ship packs, each lower than the one before. */
export const PriceBreaks = Type.Optional(
  Type.Array(Type.Object({ packs: Type.Integer({ minimum: 2 }), price: Price })),
);

/** Makes repeated POST requests safe: the same key and body replay the first response. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ minLength: 1, maxLength: RULES.idempotencyKeyLength }),
  ),
});

/** Change event of a product or customer. */
export const changeEventFields = {
  seq: Type.Integer(),
  at: Type.String(),
  kind: Type.String(),
  actor_kind: Type.String(),
  actor: Type.String(),
  /** Names of the changed fields. */
  fields: Type.Array(Type.String()),
};

/** Somebody who orders for the customer. */
export const Orderer = Type.Object({ user_id: Type.String(), name: Type.String() });
export type Orderer = Static<typeof Orderer>;
