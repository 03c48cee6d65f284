import type { Page } from '@playwright/test';

/** What has the focus, in words, when nothing of it is to be seen; nothing when all is well. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A tick is drawn over by its label in some screens; either of them in sight will do.
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

/** Walks through a page with a key and tells which stops cannot be seen (WCAG 2.4.11). */
export async function hiddenStops(page: Page, key: string, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const found = await hiddenFocus(page);
    if (found) hidden.push(found);
  }
  return hidden;
}
