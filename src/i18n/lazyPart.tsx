import { use, type ComponentType } from 'react';

import { loadAllMessages } from './loadMessages';
import { readAtOnce } from './readAtOnce';
import { AllWords, useWords } from './Words';

const onTheWay = new Set<Promise<unknown>>();

/** What parts of the screen are on their way, for who draws the screen only once all of them are there. */
export const partsLoading = (): Promise<unknown>[] => [...onTheWay];

const parts: { name: string; preload: () => Promise<unknown> }[] = [];

/** Fetches parts by their names, and those that are known only once others are there. */
export async function preloadParts(names: readonly string[]): Promise<void> {
  const known = parts.filter(({ name }) => names.includes(name));
  await Promise.allSettled(known.map(({ preload }) => preload()));
  const later = names.filter((name) => !known.some((part) => part.name === name));
  if (known.length > 0 && later.length > 0) await preloadParts(later);
}

let drawn = new Set<string>();

/** Draws, and tells by their names the parts that the drawing shows. */
export function tellParts<Drawing>(draw: () => Drawing): [Drawing, string[]] {
  drawn = new Set();
  return [draw(), [...drawn]];
}

/** Milliseconds that a failure stands, so that it reaches the error page instead of a next try. */
const NEXT_TRY = 1000;

/**
 * A part of the screen that is fetched when it is first drawn, together with the words it may
 * say; once it is there it is drawn at once. A fetch that failed is told, and tried again by
 * the next drawing.
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
    return readAtOnce(fetching);
  };
  const preload = () => (loading ??= begin());

  function LazyPart(props: Props) {
    const { language } = useWords();
    drawn.add(name);
    // Both requests leave together; the second is answered from memory afterwards.
    void loadAllMessages(language);
    const Part = use(preload());
    return (
      <AllWords>
        <Part {...props} />
      </AllWords>
    );
  }
  parts.push({ name, preload });
  return Object.assign(LazyPart, { preload, isThere: () => hasCome });
}
