import { use, type ComponentType } from 'react';

import { AllMessages, useI18n } from './I18n';
import { loadAllMessages } from './loadMessages';
import { trackPromise } from './trackPromise';

const onTheWay = new Set<Promise<unknown>>();

/** Returns the pending imports, for a render that must wait for all of them. */
export const pendingParts = (): Promise<unknown>[] => [...onTheWay];

const parts: { name: string; preload: () => Promise<unknown> }[] = [];

/** Preloads parts by name, including parts registered only once others have loaded. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const known = parts.filter(({ name }) => names.includes(name));
  await Promise.allSettled(known.map(({ preload }) => preload()));
  const later = names.filter((name) => !known.some((part) => part.name === name));
  if (known.length > 0 && later.length > 0) await preloadParts(later);
}

let drawn = new Set<string>();

/** Runs a render and returns its result with the names of the lazy parts it contains. */
export function collectParts<Drawing>(draw: () => Drawing): [Drawing, string[]] {
  drawn = new Set();
  return [draw(), [...drawn]];
}

/** Milliseconds for which a failure is cached, so that it reaches the error page before a retry. */
const NEXT_TRY = 1000;

/**
 * Returns a component that is imported on first render, together with the messages that it may use;
 * once loaded, it renders synchronously. A failed import is thrown to the error boundary, and the
 * next render retries it.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> & { preload: () => Promise<unknown>; isThere: () => boolean } {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasCome = false;

  const begin = () => {
    const fetching = load().then((module) => {
      hasCome = true;
      return module[name];
    });
    fetching.catch(() => setTimeout(() => (loading = undefined), NEXT_TRY));
    onTheWay.add(fetching);
    void Promise.allSettled([fetching]).then(() => onTheWay.delete(fetching));
    return trackPromise(fetching);
  };
  const preload = () => (loading ??= begin());

  function LazyPart(props: Props) {
    const { language } = useI18n();
    drawn.add(name);
    // Starts both requests in parallel; the messages are read from the cache afterwards.
    void loadAllMessages(language);
    const Part = use(preload());
    return (
      <AllMessages>
        <Part {...props} />
      </AllMessages>
    );
  }
  parts.push({ name, preload });
  return Object.assign(LazyPart, { preload, isThere: () => hasCome });
}
