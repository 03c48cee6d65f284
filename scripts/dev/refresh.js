/* global window */
/** In the page of `npm run dev`: replaces components in place and keeps what they hold. */
import runtime from 'react-refresh/runtime';

// Before React is evaluated, which looks for it.
runtime.injectIntoGlobalHook(window);

import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'idle') runtime.performReactRefresh();
});

/** Returns what the compiled components of a module call: one registers them, one their hooks. */
export const registerIn = (module) => [
  (type, name) => runtime.register(type, `${module} ${name}`),
  runtime.createSignatureFunctionForTransform,
];

/**
 * Whether all exports are components, so that nobody else needs to know of a change. A styled
 * component is part of those that extend its styles.
 */
const isOfComponents = (exported) =>
  Object.values(exported).every(
    (value) => runtime.isLikelyComponentType(value) && !('styledComponentId' in value),
  );

/** Lets a module of components be replaced without those that import it. */
export function acceptComponents({ exports }, hot) {
  const isAccepting = isOfComponents(exports);
  if (isAccepting) hot.accept();
  else if (hot.data?.wasAccepting) hot.invalidate();
  hot.dispose((data) => {
    data.wasAccepting = isAccepting;
  });
}
