import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Looking {
  /** The slowest rule, left out where the same colours were looked at before. */
  isColoured?: boolean;
}

/** What axe has against a page, each with the first element that it names. */
export async function faultsOf(page: Page, { isColoured = true }: Looking = {}): Promise<string[]> {
  // The page is one frame: the blank page that frames would need is not opened.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: RULES,
    resultTypes: ['violations'],
    // A third of the work is to read all styles anew, for a rule alone that is not among these.
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: isColoured } },
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** Axe finds nothing in windows of these widths, and nothing has to be scrolled sideways there. */
export async function expectUsable(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => faultsOf(page), { message: `at ${width} pixels` }).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
}
