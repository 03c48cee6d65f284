import type { Browser, Page } from '@playwright/test';

import { slowDown, type Condition } from './conditions';
import { median, type Measure } from './measure';

interface Way {
  condition: Condition;
  /** How long the pointer rests on the link before the click, in milliseconds. */
  hover: number;
  /** Maximum, in milliseconds. */
  budget: number;
}

const WAYS: Record<string, Way> = {
  'slow 4G, after a hover': { condition: 'slow 4G', hover: 400, budget: 60 },
  'slow 4G, cold': { condition: 'slow 4G', hover: 0, budget: 250 },
  'as it is, cold': { condition: 'as it is', hover: 0, budget: 40 },
};

/** Number of runs for the median, after one to warm up the server. */
const GOES = 7;
/** Time for a page to settle, in milliseconds. */
const REST = 1500;
/** A product below the first row, so that none of it is prefetched by chance. */
const PRODUCT = 7;

/** Measures the navigation from a listing to a product's page, until its heading is painted. */
export async function measureNextScreens(browser: Browser, address: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, way] of Object.entries(WAYS)) {
    const seen: number[] = [];
    for (let go = 0; go <= GOES; go += 1) {
      const one = await goOnce(browser, address, way);
      if (go > 0) seen.push(one);
    }
    measures.push({
      what: `from the listing to a product, ${name}`,
      measured: median(seen),
      unit: 'ms',
      budget: way.budget,
    });
  }
  return measures;
}

async function goOnce(browser: Browser, address: string, { condition, hover }: Way) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), condition);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
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
