import { use, type ComponentType } from 'react';

import type { MessageSet } from '#contract/renderedPage';

import { MoreMessages, useI18n } from './I18n';
import { keepFailure } from './keepFailure';
import { loadMessages } from './loadMessages';
import { trackPromise } from './trackPromise';

const pendingImports = new Set<Promise<unknown>>();

/** Returns the pending imports, for a render that must wait for all of them. */
export const pendingParts = (): Promise<unknown>[] => [...pendingImports];

const registeredParts: { name: string; preload: () => Promise<unknown> }[] = [];

/** Preloads parts by name, including parts registered only once others have loaded. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const found = registeredParts.filter(({ name }) => names.includes(name));
  await Promise.allSettled(found.map(({ preload }) => preload()));
  const missing = names.filter((name) => !found.some((part) => part.name === name));
  if (found.length > 0 && missing.length > 0) await preloadParts(missing);
}

/** The largest first. */
const SETS: readonly MessageSet[] = ['all', 'shop', 'buyer'];

let rendered = { names: new Set<string>(), sets: new Set<MessageSet>() };

/**
 * Runs a render and returns its result with the names of the lazy parts it contains, and the
 * messages they need.
 */
export function collectParts<Drawing>(
  render: () => Drawing,
): [Drawing, { parts: string[]; words: MessageSet }] {
  const { names, sets } = (rendered = { names: new Set(), sets: new Set() });
  const drawing = render();
  const words = SETS.find((set) => sets.has(set)) ?? 'first';
  return [drawing, { parts: [...names], words }];
}

/**
 * Returns a component that is imported on first render, together with the messages that it may use,
 * by default all; once loaded, it renders synchronously. A failed import is thrown to the error
 * boundary, and the next render retries it.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  words: Exclude<MessageSet, 'first'> = 'all',
): ComponentType<Props> & { preload: () => Promise<unknown>; isThere: () => boolean } {
  let loading: Promise<ComponentType<Props>> | undefined;
  let isLoaded = false;

  const startImport = () => {
    const importing = load().then((module): ComponentType<Props> => {
      isLoaded = true;
      return module[name];
    });
    keepFailure(importing, (failed) => {
      if (loading === failed) loading = undefined;
    });
    pendingImports.add(importing);
    void Promise.allSettled([importing]).then(() => pendingImports.delete(importing));
    return trackPromise(importing);
  };
  const preload = () => (loading ??= startImport());

  function LazyPart(props: Props) {
    const { language } = useI18n();
    rendered.names.add(name);
    rendered.sets.add(words);
    // Starts both requests in parallel; the messages are read from the cache afterwards.
    void loadMessages(words, language);
    const Part = use(preload());
    return (
      <MoreMessages words={words}>
        <Part {...props} />
      </MoreMessages>
    );
  }
  registeredParts.push({ name, preload });
  return Object.assign(LazyPart, { preload, isThere: () => isLoaded });
}
