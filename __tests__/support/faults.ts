import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
    rules: { 'color-contrast': { enabled: isColoured } },
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
