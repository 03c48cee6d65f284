import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout Instability scores of the page. */
    shifts: number[];
  }
}

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      window.shifts.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns how far the content of the open page has moved (Cumulative Layout Shift). */
export const totalShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
