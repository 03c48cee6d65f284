import { createHash } from 'node:crypto';

import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

import { speedUpComputedStyles } from './computedStyle';
import { disableOwnerStacks } from './ownerStacks';

/** Resolves once React has run all pending effects, which follow the render. */
const untilReactIsIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

/**
 * Whether a wait is still trying, according to a setting that Testing Library does not declare: its
 * errors are then thrown away.
 */
const isTrying = () =>
  Boolean(
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics,
  );

const { asyncWrapper, getElementError } = getConfig();
configure({
  /** Prints the page in the error that a wait ends with, rather than at every attempt. */
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  /** Generous for a busy machine; a screen that never appears still fails. */
  asyncUtilTimeout: 30_000,
  /** After every wait, effects have run too, such as focusing an input. */
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await untilReactIsIdle();
      return found;
    }),
});

/** jsdom has no IndexedDB, so a map replaces it. */
jest.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    get: async (key: string) => structuredClone(stored.get(key)),
    set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    update: async (key: string, change: (value: unknown) => unknown) =>
      void stored.set(key, structuredClone(change(structuredClone(stored.get(key))))),
    del: async (key: string) => void stored.delete(key),
    keys: async () => [...stored.keys()],
    entries: async () => structuredClone([...stored]),
    clear: async () => stored.clear(),
  };
});

window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
/** jsdom has no PointerEvent; the replacement reports a mouse. */
window.PointerEvent ??= class extends MouseEvent {
  pointerType = 'mouse';
} as typeof PointerEvent;
window.scrollTo = () => {};
speedUpComputedStyles();
disableOwnerStacks();
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

/** jsdom has no SubtleCrypto. */
Object.defineProperty(crypto, 'subtle', {
  value: {
    digest: async (_name: 'SHA-256', bytes: Uint8Array) =>
      Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer,
  },
});

/** Each test starts with an empty browser storage. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await clear();
});

// jsdom lacks User Timing.
performance.mark ??= (name) => ({ name }) as PerformanceMark;
