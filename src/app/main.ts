import '../ui/properties.css';
import '../ui/reset.css';
import '../ui/print.css';
import { ignoreStrayClicks } from './ignoreStrayClicks';
import { keepTranslatedTexts } from './keepTranslatedTexts';
import { yieldToPage } from './yieldToPage';

/**
 * Evaluates a module without recording the stacks of the errors it creates. React creates some to
 * throw them later; for their stacks, a browser with a measuring tool or debugger attached parses
 * React a second time.
 */
async function withoutStacks(load: () => Promise<unknown>) {
  const { stackTraceLimit } = Error;
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    await load();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * The application in modules, dependencies first: each is evaluated in a separate task, so that the
 * server-rendered page stays responsive in between.
 */
const PIECES = [
  () => withoutStacks(() => import(/* webpackMode: "eager" */ 'react-dom/client')),
  () => import(/* webpackMode: "eager" */ '../store/store'),
  () => import(/* webpackMode: "eager" */ './Shell'),
  () => import(/* webpackMode: "eager" */ './routes'),
];

/**
 * Resolves once the server-rendered page is painted, or at once if the page is hidden and therefore
 * not painted.
 */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted || document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function start() {
  keepTranslatedTexts();
  ignoreStrayClicks();
  await firstPaint();
  for (const load of PIECES) {
    await load();
    await yieldToPage();
  }
  const { startApp } = await import(/* webpackMode: "eager" */ './startApp');
  try {
    await startApp();
  } finally {
    window.early?.answer();
  }
}

void start();
