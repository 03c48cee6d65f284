import { expect, type Locator, type Page } from '@playwright/test';

/** Describes the focused element if no part of it is visible; `null` otherwise. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // On some screens a label covers its checkbox; either of them being visible is sufficient.
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])];
    const isSeen = boxes.some((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((part) => {
        const there = document.elementFromPoint(x + width / 2, y + height * part);
        return there !== null && (box.contains(there) || there.contains(box));
      });
    });
    return isSeen ? null : (element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120));
  });

/**
 * Moves through a page with a key and returns the focus stops that are not visible (WCAG 2.4.11).
 */
export async function hiddenStops(page: Page, key: string, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const found = await hiddenFocus(page);
    if (found) hidden.push(found);
  }
  return hidden;
}

/** Presses Tab until something has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator, stops = 120): Promise<void> {
  await target.waitFor();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < stops && !(await isReached()); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
