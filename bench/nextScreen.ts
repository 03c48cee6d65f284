import type { Browser, Page } from '@playwright/test';

import { throttle, type Condition } from './conditions';
import { median, type Measure } from './measure';

interface Scenario {
  condition: Condition;
  /** How long the pointer rests on the link before the click, in milliseconds. */
  hover: number;
  /** Maximum, in milliseconds. */
  budget: number;
}

const SCENARIOS: Record<string, Scenario> = {
  'slow 4G, after a hover': { condition: 'slow 4G', hover: 400, budget: 60 },
  'slow 4G, cold': { condition: 'slow 4G', hover: 0, budget: 250 },
  'unthrottled, cold': { condition: 'unthrottled', hover: 0, budget: 40 },
};

/** Number of runs for the median, after one to warm up the server. */
const RUNS = 7;
/** Time for a page to settle, in milliseconds. */
const SETTLE_MS = 1500;
/** A product below the first row, so that none of it is prefetched by chance. */
const PRODUCT = 7;

/** Measures the navigation from a listing to a product's page, until its heading is painted. */
export async function measureNextScreens(browser: Browser, address: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    const seen: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const milliseconds = await navigateOnce(browser, address, scenario);
      if (run > 0) seen.push(milliseconds);
    }
    measures.push({
      what: `from the listing to a product, ${name}`,
      measured: median(seen),
      unit: 'ms',
      budget: scenario.budget,
    });
  }
  return measures;
}

async function navigateOnce(browser: Browser, address: string, { condition, hover }: Scenario) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), condition);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const link = page.locator('main li a[href^="/description/"]:not([tabindex])').nth(PRODUCT);
    await link.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    if (hover > 0) {
      await link.hover();
      await page.waitForTimeout(hover);
    }
    return await pressAndWait(page, await link.getAttribute('href'));
  } finally {
    await context.close();
  }
}

/** Returns the milliseconds from the click until the frame showing the heading has been painted. */
const pressAndWait = (page: Page, href: string | null): Promise<number> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${to}"]:not([tabindex])`);
    const name = link?.textContent;
    const pressed = performance.now();
    link?.click();
    return new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== name) requestAnimationFrame(look);
        // A task after the frame, when it has been painted.
        else setTimeout(() => resolve(performance.now() - pressed));
      };
      look();
    });
  }, href);
