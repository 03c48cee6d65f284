import type { Page } from '@playwright/test';

/**
 * Returns every text of a page, including its title and text only for screen readers, but not what
 * has no translation.
 */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: container, textContent } = node;
      const isVisible =
        container?.checkVisibility() && !container.closest('script, style, [translate=no]');
      if (isVisible && textContent) texts.add(textContent.replace(/\s+/g, ' ').trim());
    }
    for (const name of ATTRIBUTES) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        texts.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
    return [...texts];
  });

/** Words that French or Spanish spell like English. */
const SAME_WORDS = {
  fr: 'actions beige canada catalogues code conversation date description gouache message orange page pages possible promotion promotions province stock total type',
  es: 'beige ctrl enter gouache natural total videos',
};

/**
 * Names that are never translated; the title of the error page is prescribed by the specification.
 */
const NAMES =
  /Haberdash( Wholesale Ltd)?|English|Français|Español|Opticon|Excel|Visa|Mastercard|\S+@\S+|\d+ .+ Street,.*|Unexpected Application Error!/g;

/**
 * Returns the texts of a page that are identical to the English one. `names` come from the demo's
 * data or user input.
 */
export function untranslated(
  language: 'fr' | 'es',
  english: readonly string[],
  translated: readonly string[],
  names: readonly string[],
): string[] {
  const before = new Set(english);
  const same = new Set(SAME_WORDS[language].split(' '));
  const isUntranslated = (text: string) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replace(NAMES, ''));
    const words = rest.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return words.some((word) => !same.has(word));
  };
  return translated.filter((text) => before.has(text) && isUntranslated(text));
}
