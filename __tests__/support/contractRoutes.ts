import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Route } from '#contract/route';

/** The part of the contract's JSON schemas that tests read. */
export interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  additionalProperties?: boolean;
  required?: string[];
  minItems?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'url' in value && 'schema' in value;

/** Returns every route in the contract. */
export function contractRoutes(): Route[] {
  const folder = join(__dirname, '../../contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.ts'))
    .map((file): object => jest.requireActual(join(folder, file)));
  return modules.flatMap((module) => Object.values(module).filter(isRoute));
}
