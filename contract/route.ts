import type { Static, TSchema } from 'typebox';

/** An endpoint of the contract: its method, URL, request and response schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  schema: {
    tags: readonly string[];
    summary: string;
    /** Details that the summary does not cover. */
    description?: string;
    params?: TSchema;
    querystring?: TSchema;
    body?: TSchema;
    response: Partial<Record<200 | 201 | 202 | '4xx', TSchema>>;
  };
}

type NamedPart<S, Name extends string> = S extends TSchema
  ? object extends Static<S>
    ? Partial<Record<Name, Static<S>>>
    : Record<Name, Static<S>>
  : unknown;
type SchemaOf<R extends Route, Part extends string> =
  R['schema'] extends Record<Part, infer S> ? S : never;
type PartOf<R extends Route, Part extends string, Name extends string> = [
  SchemaOf<R, Part>,
] extends [never]
  ? unknown
  : NamedPart<SchemaOf<R, Part>, Name>;

/** The parts of a request that the route's schema declares; one without a required field may be omitted. */
export type CallParts<R extends Route> = PartOf<R, 'params', 'params'> &
  PartOf<R, 'querystring', 'query'> &
  PartOf<R, 'body', 'body'>;

/** The arguments of a call: exactly the parts that the route's schema declares. */
export type Call<R extends Route> = Pick<R, 'method' | 'url'> & CallParts<R>;

/** Body of a successful response. */
export type Reply<R extends Route> =
  R['schema']['response'] extends Record<200, infer S extends TSchema> ? Static<S> : never;
