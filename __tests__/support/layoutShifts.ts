import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout Instability scores of the page. */
    shifts: number[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Records the layout shifts of the pages that are opened from now on; those after input or a change
 * of the viewport, as an emulated phone may have when it starts, do not count.
 */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput);
      window.shifts.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns how far the content of the open page has moved (Cumulative Layout Shift). */
export const totalShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
