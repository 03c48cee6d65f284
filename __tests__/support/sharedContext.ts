import { TestEnvironment } from 'jest-environment-node';

/** Where Jest registers what it does at each step of a test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Node's globals, which shared modules need to be the same for all test files of a process. */
class Context extends TestEnvironment {
  private readonly settings = { ...this.global.process.env };

  /** Leaves the clock and the settings unchanged for the next test file. */
  override async teardown() {
    this.fakeTimersModern?.useRealTimers();
    this.global.process.env = { ...this.settings };
    Reflect.deleteProperty(this.global, EVENT_HANDLERS);
  }
}

let context: Context | undefined;

/** Jest's environment of the server's test files: see `sharedModules.js`. */
export default class SharedContext {
  constructor(...details: ConstructorParameters<typeof TestEnvironment>) {
    return (context ??= new Context(...details));
  }
}
