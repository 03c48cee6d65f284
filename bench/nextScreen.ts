import type { Browser, Page } from '@playwright/test';

import { slowDown, type Condition } from './conditions';
import { median, type Measure } from './measure';

interface Way {
  condition: Condition;
  /** Milliseconds that the pointer rests on the link before it is pressed. */
  hover: number;
  /** Milliseconds at most. */
  budget: number;
}

const WAYS: Record<string, Way> = {
  'slow 4G, after a hover': { condition: 'slow 4G', hover: 400, budget: 60 },
  'slow 4G, cold': { condition: 'slow 4G', hover: 0, budget: 250 },
  'as it is, cold': { condition: 'as it is', hover: 0, budget: 40 },
};

/** Goes of which the median counts, after one to warm the server. */
const GOES = 7;
/** Milliseconds after which nothing on a page happens by itself any more. */
const REST = 1500;
/** A product below the first row, so that nothing of it is there by chance. */
const PRODUCT = 7;

/** From a product of a listing to its page: until its heading is painted. */
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

/** Milliseconds from the press to the frame after the one that shows the heading. */
const pressAndWait = (page: Page, href: string | null): Promise<number> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${to}"]:not([tabindex])`);
    const name = link?.textContent;
    const pressed = performance.now();
    link?.click();
    return new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== name) requestAnimationFrame(look);
        // A task after the frame's own: it is painted.
        else setTimeout(() => resolve(performance.now() - pressed));
      };
      look();
    });
  }, href);
