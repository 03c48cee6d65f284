import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

import type { Route } from '#contract/route';

import { contractRoutes } from './contractRoutes';

interface Came {
  status: number;
  /** `undefined` if the response was not JSON. */
  body: unknown;
}

let known: { route: Route; path: RegExp }[] | undefined;
const checks = new WeakMap<TSchema, Validator>();

function checkOf(schema: TSchema): Validator {
  const check = checks.get(schema) ?? Compile(schema);
  checks.set(schema, check);
  return check;
}

/** Returns the contract's route for a request. */
export function routeOf(method: string, url: string): Route | undefined {
  known ??= contractRoutes()
    .sort((one, other) => Number(one.url.includes(':')) - Number(other.url.includes(':')))
    .map((route) => ({ route, path: new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`) }));
  const [path = ''] = url.split('?');
  return known.find(({ route, path: form }) => route.method === method && form.test(path))?.route;
}

/** Returns the deviations of a response from the contract's schema for its route and status. */
export function misfitsOf({ schema: { response } }: Route, { status, body }: Came): string[] {
  const declared = status < 400 ? response[status as 200 | 201 | 202] : response['4xx'];
  if (!declared) return [`no answer of ${status} is declared`];
  return checkOf(declared)
    .Errors(body)
    .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
}
