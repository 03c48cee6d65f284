import { lazy, type ComponentType } from 'react';

import { AllWords } from './Words';

/** A part of the screen that is fetched when it is first drawn, together with the words it may say. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));

  return function LazyPart(props: Props) {
    // Both requests leave together; the second call is answered from memory.
    void load();
    return (
      <AllWords>
        <Part {...props} />
      </AllWords>
    );
  };
}
