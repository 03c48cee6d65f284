import type { Browser, Page } from '@playwright/test';

import { throttle, type Condition } from './conditions';
import { median, type Measure } from './measure';
import { serveStaticPage } from './staticPage';

/** Windows in pixels: that of the peers' comparison, a laptop's, and a phone's. */
const WINDOWS = {
  '1350 × 940': { viewport: { width: 1350, height: 940 } },
  '1440 × 900': { viewport: { width: 1440, height: 900 } },
  '390 × 844': {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 3,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  },
} as const;
type WindowSize = keyof typeof WINDOWS;

/** Maximum of a visitor's paints, relative to those of the same page without script. */
const MAX_SHARES = { fcp: 1.15, lcp: 1.3 };
/** Maximum time until a buyer's boxes take input, relative to the first paint. */
const MAX_BOXES_SHARE = 1.15;

/** Maximum times in milliseconds on slow 4G, and of layout shift. */
const BUDGETS: Record<'visitor' | 'buyer', Partial<LoadTimes>> = {
  visitor: { usable: 1300, blocked: 30, shift: 0.001 },
  buyer: { prices: 1000, usable: 1600, blocked: 60, shift: 0.001 },
};

const WHAT: Record<keyof LoadTimes, string> = {
  fcp: 'first paint (FCP)',
  lcp: 'list rendered (LCP)',
  boxes: 'boxes take input',
  prices: 'prices shown',
  usable: 'usable',
  blocked: 'blocked (TBT)',
  shift: 'layout shift (CLS)',
};
const ONLY_BUYERS: readonly string[] = ['boxes', 'prices'];

/** Number of loads for the median, after one to warm up the server. */
const LOADS = 5;
/** Time for a page to settle, in milliseconds. */
const SETTLE_MS = 1500;

/** Milliseconds since the start of the load, except for `shift`. */
interface LoadTimes {
  fcp: number;
  lcp: number;
  /** The first quantity box that can be typed in. */
  boxes: number;
  prices: number;
  /**
   * The application is interactive, and earlier clicks have been replayed; for a buyer, it hears what
   * is typed into a box.
   */
  usable: number;
  /** The part beyond 50 of each task from the first paint until the page has settled. */
  blocked: number;
  shift: number;
}

declare global {
  interface Window {
    seen: LoadTimes & { tasks: { start: number; length: number }[] };
  }
}

interface FirstScreen {
  browser: Browser;
  address: string;
  /** The products have pictures of their own, or share tiles. */
  pictures: 'pictures' | 'tiles';
  /** Measures a signed-in buyer's page too. */
  session?: Session;
}

/**
 * Measures the first load of a listing in several windows, for a visitor and for a signed-in buyer;
 * a visitor's also relative to the same page without script, loaded alternately.
 */
export async function measureFirstScreens(screen: FirstScreen): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const size of Object.keys(WINDOWS) as WindowSize[])
    measures.push(...(await measureOnce(screen, 'slow 4G', size)));
  if (screen.session) measures.push(...(await measureOnce(screen, 'unthrottled', '1350 × 940')));
  return measures;
}

async function measureOnce(
  { browser, address, pictures, session }: FirstScreen,
  condition: Condition,
  size: WindowSize,
): Promise<Measure[]> {
  const { userAgent } = { userAgent: 'Chrome', ...WINDOWS[size] };
  const still = await serveStaticPage(address, userAgent);
  const readers: Reader[] = [
    'visitor',
    'page without script',
    ...(session ? ['buyer' as const] : []),
  ];
  const loads = await loadAlternately(readers, (reader) =>
    loadOnce(browser, {
      address: reader === 'page without script' ? still.address : address,
      condition,
      size,
      session: reader === 'buyer' ? session : undefined,
    }),
  );
  still.stop();
  const label = `${condition}, ${size}, ${pictures}`;
  return readers.flatMap((reader) => [
    ...timesOf(reader, label, loads),
    ...sharesOf(reader, label, loads),
  ]);
}

type Reader = 'visitor' | 'buyer' | 'page without script';
type Loads = ReadonlyMap<Reader, readonly LoadTimes[]>;

async function loadAlternately(
  readers: readonly Reader[],
  load: (reader: Reader) => Promise<LoadTimes>,
): Promise<Loads> {
  const loads = new Map<Reader, LoadTimes[]>(readers.map((reader) => [reader, []]));
  for (let turn = 0; turn <= LOADS; turn += 1) {
    for (const reader of readers) {
      const times = await load(reader);
      if (turn > 0) loads.get(reader)?.push(times);
    }
  }
  return loads;
}

const medianOf = (loads: Loads, reader: Reader, what: keyof LoadTimes): number =>
  median((loads.get(reader) ?? []).map((times) => times[what]));

/** Those of the page without script are what the page alone takes. */
function timesOf(reader: Reader, label: string, loads: Loads): Measure[] {
  const isStill = reader === 'page without script';
  const budgets = isStill || !label.startsWith('slow') ? {} : BUDGETS[reader];
  return (Object.keys(WHAT) as (keyof LoadTimes)[])
    .filter((what) => reader === 'buyer' || !ONLY_BUYERS.includes(what))
    .filter((what) => !isStill || what !== 'usable')
    .map((what) => ({
      what: `${WHAT[what]}, ${reader}, ${label}`,
      measured: medianOf(loads, reader, what),
      unit: what === 'shift' ? 'CLS' : 'ms',
      budget: budgets[what],
      loopMs: what === 'blocked' ? undefined : null,
    }));
}

function sharesOf(reader: Reader, label: string, loads: Loads): Measure[] {
  const share = (what: keyof LoadTimes, of: Reader, floor: keyof LoadTimes = what) =>
    medianOf(loads, reader, what) / medianOf(loads, of, floor);
  if (reader === 'visitor')
    return (['fcp', 'lcp'] as const).map((what) => ({
      what: `${WHAT[what]}, visitor, ${label}: relative to the page without script`,
      measured: share(what, 'page without script'),
      unit: '×',
      budget: MAX_SHARES[what],
    }));
  if (reader === 'page without script') return [];
  return [
    {
      what: `${WHAT.boxes}, buyer, ${label}: relative to the first paint`,
      measured: share('boxes', 'buyer', 'fcp'),
      unit: '×',
      budget: MAX_BOXES_SHARE,
    },
  ];
}

interface Session {
  token: string;
  user: { lang?: string; cflag?: string };
}

interface Load {
  address: string;
  condition: Condition;
  size: WindowSize;
  session: Session | undefined;
}

async function loadOnce(browser: Browser, load: Load): Promise<LoadTimes> {
  const { address, condition, size, session } = load;
  const context = await browser.newContext(WINDOWS[size]);
  try {
    if (session) {
      const { cflag = 'CA', lang } = session.user;
      const value = `${lang || 'en'}-${cflag}-customer`;
      await context.addCookies([{ name: 'reader', value, url: new URL(address).origin }]);
    }
    await context.addInitScript(watch, session);
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), condition);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return await readLoadTimes(page);
  } finally {
    await context.close();
  }
}

function watch(session: Session | undefined) {
  if (session) {
    localStorage.setItem('token', session.token);
    localStorage.setItem('user', JSON.stringify(session.user));
  }
  const { NaN: unseen } = Number;
  window.seen = {
    fcp: unseen,
    lcp: unseen,
    boxes: unseen,
    prices: unseen,
    usable: unseen,
    blocked: unseen,
    shift: 0,
    tasks: [],
  };
  const see = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  see('largest-contentful-paint', ({ startTime }) => (window.seen.lcp = startTime));
  see('mark', ({ name, startTime }) => {
    if (name === 'usable' && !session) window.seen.usable = startTime;
  });
  see('layout-shift', (entry) => {
    window.seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  /** Looks at each frame for what a buyer waits for. */
  const look = () => {
    const now = performance.now();
    const box = document.querySelector('input[data-quantity]:enabled');
    if (box) window.seen.boxes ||= now;
    // A hydrated field has a property of its own, by which React notices changes.
    if (box && Object.hasOwn(box, 'value')) window.seen.usable ||= now;
    const price = document.querySelector('[data-early=price]')?.textContent ?? '';
    if (/\d/.test(price)) window.seen.prices ||= now;
    if (!window.seen.prices || !window.seen.usable) requestAnimationFrame(look);
  };
  if (session) requestAnimationFrame(look);
  see('longtask', ({ startTime, duration }) =>
    window.seen.tasks.push({ start: startTime, length: duration }),
  );
}

const readLoadTimes = (page: Page): Promise<LoadTimes> =>
  page.evaluate(() => {
    const { tasks, ...seen } = window.seen;
    const late = tasks.filter(({ start }) => start >= seen.fcp);
    return { ...seen, blocked: late.reduce((sum, { length }) => sum + length - 50, 0) };
  });
