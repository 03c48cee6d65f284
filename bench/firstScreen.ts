import type { Browser, Page } from '@playwright/test';

import { CONDITIONS, throttle, type Condition } from './conditions';
import { median, type Measure } from './measure';
import { serveStaticPage } from './staticPage';

/** Maximum times in milliseconds, by condition and reader. */
const BUDGETS: Record<string, Partial<Record<keyof LoadTimes, number>>> = {
  'visitor, slow 4G': { fcp: 400, lcp: 500, usable: 1300, blocked: 30 },
  'buyer, slow 4G': { fcp: 450, lcp: 900, usable: 1500, blocked: 50 },
  'visitor, unthrottled': { fcp: 120, lcp: 180, usable: 300 },
};

/** Maximum of a visitor's paints, relative to those of the same page without script. */
const MAX_SHARES = { fcp: 1.25, lcp: 1.3 };

const WHAT: Record<keyof LoadTimes, string> = {
  fcp: 'first paint (FCP)',
  lcp: 'list rendered (LCP)',
  usable: 'usable',
  blocked: 'blocked (TBT)',
};

/** Number of loads for the median, after one to warm up the server. */
const LOADS = 7;
/** Time for a page to settle, in milliseconds. */
const SETTLE_MS = 1500;

/** Milliseconds since the start of the load. */
interface LoadTimes {
  fcp: number;
  lcp: number;
  /** The application is interactive; earlier clicks have been replayed. */
  usable: number;
  /** The part beyond 50 of each task from the first paint until the page has settled. */
  blocked: number;
}

declare global {
  interface Window {
    seen: LoadTimes & { tasks: { start: number; length: number }[] };
  }
}

/**
 * Measures the first load of a listing, for a visitor and for a signed-in buyer; a visitor's also
 * relative to the same page without script, loaded alternately.
 */
export async function measureFirstScreens(
  browser: Browser,
  address: string,
  session: { token: string; user: { lang?: string; cflag?: string } },
): Promise<Measure[]> {
  const still = await serveStaticPage(address);
  const measures: Measure[] = [];
  for (const condition of Object.keys(CONDITIONS) as Condition[]) {
    const load = (reader: Reader) =>
      loadOnce(
        browser,
        reader === 'page without script' ? still.address : address,
        condition,
        reader === 'buyer' && session,
      );
    const visitor = await loadAlternately(['visitor', 'page without script'], load);
    const buyer = await loadAlternately(['buyer'], load);
    measures.push(
      ...timesOf('visitor', condition, visitor),
      ...floorsOf(condition, visitor),
      ...sharesOf(condition, visitor),
      ...timesOf('buyer', condition, buyer),
    );
  }
  still.stop();
  return measures;
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

function timesOf(reader: Reader, condition: Condition, loads: Loads): Measure[] {
  const label = `${reader}, ${condition}`;
  return (Object.keys(WHAT) as (keyof LoadTimes)[]).map((what) => ({
    what: `${WHAT[what]}, ${label}`,
    measured: medianOf(loads, reader, what),
    unit: 'ms',
    budget: BUDGETS[label]?.[what],
  }));
}

/** The times of the page without script: what the page alone takes. */
const floorsOf = (condition: Condition, loads: Loads): Measure[] =>
  (['fcp', 'lcp', 'blocked'] as const).map((what) => ({
    what: `${WHAT[what]}, the page without script, ${condition}`,
    measured: medianOf(loads, 'page without script', what),
    unit: 'ms',
  }));

const sharesOf = (condition: Condition, loads: Loads): Measure[] =>
  (['fcp', 'lcp'] as const).map((what) => ({
    what: `${WHAT[what]}, visitor, ${condition}: relative to the page without script`,
    measured: medianOf(loads, 'visitor', what) / medianOf(loads, 'page without script', what),
    unit: '×',
    budget: MAX_SHARES[what],
  }));

type Session = Parameters<typeof measureFirstScreens>[2];

async function loadOnce(
  browser: Browser,
  address: string,
  condition: Condition,
  session: Session | false,
): Promise<LoadTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (session) {
      const { cflag = 'CA', lang } = session.user;
      const value = `${lang || 'en'}-${cflag}-customer`;
      await context.addCookies([{ name: 'reader', value, url: new URL(address).origin }]);
    }
    await context.addInitScript(watch, session || undefined);
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
  window.seen = { fcp: NaN, lcp: NaN, usable: NaN, blocked: NaN, tasks: [] };
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
    if (name === 'usable') window.seen.usable = startTime;
  });
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
