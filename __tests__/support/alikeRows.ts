import type { JSHandle, Page } from '@playwright/test';

/**
 * Returns the rows of lists and tables that consist of the same elements, in the same states, with
 * the same classes and in the same surroundings, as one above them, also in the order of stripes:
 * only their words and addresses differ.
 */
export const alikeRows = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() => {
    const ROWS = 'li, tbody > tr, [role="row"]';
    const STATE =
      /^(class|role|type|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/;
    const isText = ({ nodeType, nodeValue }: Node) =>
      nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim());
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        // Whether there is a name at all may be a fault of one row.
        STATE.test(name) ? `${name}=${value}` : `${name}=${value !== ''}`,
      );
      return [element.tagName, ...attributes, [...element.childNodes].some(isText)].join(' ');
    };
    const around = (element: Element | null): string =>
      element ? `${shapeOf(element)} in ${around(element.parentElement)}` : '';
    const seen = new Set<string>();
    const alike = new Set<Element>();
    for (const row of document.querySelectorAll(ROWS)) {
      const outer = row.parentElement?.closest(ROWS);
      const isWithin = outer && alike.has(outer);
      const stripe = [...(row.parentElement?.children ?? [])].indexOf(row) % 2;
      const parts = [row, ...row.querySelectorAll('*')].map(shapeOf);
      const shape = `${stripe} ${parts.join()} in ${around(row.parentElement)}`;
      if (isWithin || seen.has(shape)) alike.add(row);
      else if (row.checkVisibility()) seen.add(shape);
    }
    return [...alike];
  });
