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
] as const;

export default class BrowserWithFetch extends TestEnvironment {
  private readonly channels: BroadcastChannel[] = [];

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    const { channels } = this;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    };
    for (const name of MISSING) this.global[name] ??= globalThis[name] as never;
    // styled-components adds a rule to its sheet then, instead of having jsdom read all of them anew.
    this.global.SC_DISABLE_SPEEDY = false;
  }

  /** A browser closes the channels of a page that is left; to Node they are a reason to go on. */
  override async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
