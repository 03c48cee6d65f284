import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom hides the web globals that Node has and every browser has too. */
const MISSING = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'DecompressionStream',
  'structuredClone',
  'BroadcastChannel',
] as const;

export default class BrowserWithFetch extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of MISSING) this.global[name] ??= globalThis[name] as never;
    // styled-components adds a rule to its sheet then, instead of having jsdom read all of them anew.
    this.global.SC_DISABLE_SPEEDY = false;
  }
}
