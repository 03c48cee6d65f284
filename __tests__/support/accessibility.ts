import { readFileSync } from 'node:fs';

import { expect, test, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

import { alikeRows } from './alikeRows';
import { everyFew } from './trials';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';

/** Half the size of what `axe.source` returns, all of which each document has to parse. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AuditOptions {
  /**
   * Whether to run the slowest rule, which is not needed if the same colours were checked before, or
   * no other, where nothing but colours has changed.
   */
  colours?: 'checked' | 'left out' | 'alone';
  /** Selector of what lies partly under something open: how much of a target is left is chance. */
  covered?: string | undefined;
}

/**
 * Returns axe's violations on a page, each with the first element reported. Sending axe to the page
 * once per document and returning nothing but these texts takes half the time of axe's own
 * integration. Only a proof checks rows that are made like others.
 */
export async function axeViolations(
  page: Page,
  { colours = 'checked', covered }: AuditOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    runOnly: colours === 'alone' ? [COLOURS] : RULES,
    // Leaves out what no test reads: the rules that passed, and selectors of elements.
    reporter: 'no-passes',
    selectors: false,
    // Parsing all styles again is a third of the work, and only needed for a rule not used here.
    preload: { assets: ['media'] },
    ...(colours === 'left out' && { rules: { [COLOURS]: { enabled: false } } }),
  };
  const alike = process.env.TRIALS ? [] : await alikeRows(page);
  return page.evaluate(
    async ([options, covered, alike]) => {
      const { axe: program } = window as unknown as { axe: typeof axe };
      const { violations } = await program.run(
        { include: [document], exclude: alike },
        { ...options, elementRef: true },
      );
      const isChance = (id: string, element: Element | undefined) =>
        id === 'target-size' && covered !== undefined && element?.closest(covered);
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(({ element }) => !isChance(id, element));
        return found.length > 0 ? [`${id} ${found[0]?.html}`] : [];
      });
    },
    [options, covered, alike] as const,
  );
}

/** Number of audits so far of each test, whose attempts audit the same. */
const audits = new WeakMap<TestInfo, number>();

/** Returns which audit of the running test this is, counted from another number in each test. */
function nextAudit(): number {
  const info = test.info();
  const next = (audits.get(info) ?? info.title.length) + 1;
  audits.set(info, next);
  return next;
}

/**
 * Expects no horizontal scrolling at these viewport widths, and no axe violations: in a proof at each
 * of them, in the ordinary test run at one, which is the next one at the next audit of a test.
 */
export async function expectAccessible(page: Page, widths: readonly number[]): Promise<void> {
  const audited = everyFew(widths, widths.length, nextAudit());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (audited.includes(width))
      await expect.poll(() => axeViolations(page), { message: `at ${width} pixels` }).toEqual([]);
    // What measures itself follows the window a frame later.
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    await expect
      .poll(() => page.evaluate(overflow), { message: `at ${width} pixels` })
      .toBeLessThanOrEqual(0);
  }
}
