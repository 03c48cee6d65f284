import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

import type { Route } from '#contract/route';
import type { MachineCall } from '#contract/v1/machineCall';

import { refusalsOf } from '../../server/routes/v1/machineRefusals';

import { contractRoutes } from './contractRoutes';

interface ReceivedResponse {
  status: number;
  /** `undefined` if the response was not JSON. */
  body: unknown;
}

let routes: { route: Route; path: RegExp }[] | undefined;
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const check = validators.get(schema) ?? Compile(schema);
  validators.set(schema, check);
  return check;
}

/** Returns the contract's route for a request. */
export function routeOf(method: string, url: string): Route | undefined {
  routes ??= contractRoutes()
    .sort((one, other) => Number(one.url.includes(':')) - Number(other.url.includes(':')))
    .map((route) => ({ route, path: new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`) }));
  const [path = ''] = url.split('?');
  return routes.find(({ route, path: form }) => route.method === method && form.test(path))?.route;
}

const isMachineCall = (route: Route): route is MachineCall => 'machine' in route;

/** Returns the deviations of a response from the contract's schema for its route and status. */
export function contractViolations(route: Route, { status, body }: ReceivedResponse): string[] {
  const { response } = route.schema;
  if (isMachineCall(route) && status >= 400) {
    const { code = '' } = body as { code?: string };
    if (!refusalsOf(route)[status]?.includes(code)) return [`${code} is not described`];
  }
  const declared = status < 400 ? response[status as 200 | 201 | 202] : response['4xx'];
  if (!declared) return [`no answer of ${status} is declared`];
  return validatorOf(declared)
    .Errors(body)
    .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
}
