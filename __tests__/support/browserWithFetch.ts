import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Web globals that Node and every browser have but jsdom hides. */
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
    // Lets styled-components insert single rules into its sheet, instead of making jsdom parse all
    // of them again.
    this.global.SC_DISABLE_SPEEDY = false;
  }

  /**
   * A browser closes the channels of a page that is left; in Node, open ones keep the process
   * alive.
   */
  override async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
