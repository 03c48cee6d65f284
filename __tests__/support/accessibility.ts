import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AuditOptions {
  /** Whether to run the slowest rule; not needed if the same colours were checked before. */
  isColoured?: boolean;
}

/** Returns axe's violations on a page, each with the first element reported. */
export async function axeViolations(
  page: Page,
  { isColoured = true }: AuditOptions = {},
): Promise<string[]> {
  // The page has a single frame, so axe need not open the blank page it uses for frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: RULES,
    resultTypes: ['violations'],
    // Parsing all styles again is a third of the work, and only needed for a rule not used here.
    preload: { assets: ['media'] },
    rules: { 'color-contrast': { enabled: isColoured } },
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** Expects no axe violations and no horizontal scrolling at these viewport widths. */
export async function expectAccessible(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => axeViolations(page), { message: `at ${width} pixels` }).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
}
