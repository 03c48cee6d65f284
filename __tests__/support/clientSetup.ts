import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

import { answerComputedStylesQuickly } from './computedStyle';

/** React runs effects after it has drawn: this is over once nothing of that is left to do. */
const reactIsIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

/** A busy machine is given time; a screen that never comes still fails. */
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  /** What a test has waited for has had its effects, such as a cursor that is put into a box. */
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await reactIsIdle();
      return found;
    }),
});

/** jsdom has no IndexedDB: what the browser keeps there lives in a map. */
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
/** To jsdom a pointer is a mouse. */
window.PointerEvent ??= class extends MouseEvent {
  pointerType = 'mouse';
} as typeof PointerEvent;
window.scrollTo = () => {};
answerComputedStylesQuickly();
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

/** Each test starts in a browser that has never been here. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await clear();
});

// User Timing is not in jsdom.
performance.mark ??= (name) => ({ name }) as PerformanceMark;
