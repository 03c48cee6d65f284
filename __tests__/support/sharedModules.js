const { default: Runtime } = require('jest-runtime');

/** Loads what the test files of a process import; unlike theirs, it outlives each of them. */
let shared;

/**
 * Jest's module loader, except that test files in the same process share the modules that they
 * import: loading the server takes longer than most tests. A test file itself is loaded anew, and
 * so is Jest's own part. See `sharedContext.ts` for the globals.
 */
class SharedModules extends Runtime {
  constructor(...details) {
    super(...details);
    shared ??= new Runtime(...details);
  }

  /** Called for each import of a test file, and of Jest's set-up files. */
  requireModuleOrMock(from, name) {
    return shared.requireModuleOrMock(from, name);
  }

  /** Lets a stack trace show lines of the sources, in the shared modules too. */
  getSourceMaps() {
    const [own, others] = [super.getSourceMaps(), shared.getSourceMaps()];
    return {
      get: (file) => own.get(file) ?? others.get(file),
      [Symbol.iterator]: () => own[Symbol.iterator](),
    };
  }
}

module.exports = SharedModules;
