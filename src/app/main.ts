import '../ui/properties.css';
import '../ui/reset.css';
import '../ui/print.css';

/**
 * The program in pieces, what others stand on first: each is read in a task of its own, so that the
 * page, which is there already, scrolls and answers in between.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../store/store'),
  () => import(/* webpackMode: "eager" */ './Shell'),
  () => import(/* webpackMode: "eager" */ './routes'),
];

/** A turn for whatever else the page has to do. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** What the server has drawn is painted before the program is read; out of sight nothing is painted. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted || document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function start() {
  await firstPaint();
  for (const read of PIECES) {
    await read();
    await turn();
  }
  const { begin } = await import(/* webpackMode: "eager" */ './begin');
  try {
    await begin();
  } finally {
    window.early?.answer();
  }
}

void start();
