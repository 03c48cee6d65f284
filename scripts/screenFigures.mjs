/**
 * Measures how much of a screen is its own content when it opens, and compares it with the stored
 * figures.
 */
/* global document, getComputedStyle, innerHeight, innerWidth */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setUp.mjs';

const FILE = join(root, 'docs/screens.json');

/** Tolerance in pixels, since text sizes vary between machines. */
const SLACK = 4;

/**
 * Measures a page: the height above the screen, the top of its first row, the row height, the
 * number of rows completely visible, and the area covered by fixed bars; in pixels.
 */
export const measure = (page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return null;
    const boxOf = (element) => element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('nav, section, div, button')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(boxOf)
      .filter(({ width, height, top }) => width * height > 0 && top < innerHeight);
    const covered = bars.reduce((sum, { width, height }) => sum + width * height, 0);
    const floor = Math.min(
      innerHeight,
      ...[...document.querySelectorAll('[data-page-bar]')].map((bar) => boxOf(bar).top),
      ...bars.filter(({ width }) => width > innerWidth / 2).map(({ top }) => top),
    );
    const rows = [...main.querySelectorAll('tbody tr, li:has(input[data-quantity])')]
      .map(boxOf)
      .filter(({ height }) => height > 0);
    const heights = rows.map(({ height }) => Math.round(height)).sort((a, b) => a - b);
    return {
      furniture: Math.round(boxOf(main).top),
      first: rows.length > 0 ? Math.round(rows[0].top) : null,
      row: heights[Math.floor(heights.length / 2)] ?? null,
      whole: rows.filter(({ top, bottom }) => top >= 0 && bottom <= floor).length,
      covered: Math.round(covered),
    };
  });

/** Whether a figure is worse than before; screens without rows are not compared by them. */
const isWorse = {
  furniture: (now, before) => now > before + SLACK,
  first: (now, before) => before !== null && (now === null || now > before + SLACK),
  row: (now, before) => before !== null && now > before + SLACK,
  whole: (now, before) => now < before,
  covered: (now, before) => now > before * 1.02,
};

/**
 * Prints the figures and returns those worse than in `docs/screens.json`; `isUpdate` stores them
 * instead.
 */
export function judge(figures, isUpdate) {
  console.table(figures);
  if (isUpdate) {
    writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
    return [];
  }
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  return Object.entries(figures).flatMap(([screen, now]) =>
    Object.entries(isWorse)
      .filter(([name, worse]) => before[screen] && worse(now[name], before[screen][name]))
      .map(([name]) => `${screen}: ${name} changed from ${before[screen][name]} to ${now[name]}`),
  );
}
