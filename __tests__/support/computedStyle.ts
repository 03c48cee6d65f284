const HIDES = /\b(display: ?none|visibility|opacity|pointer-events)\b/;

let [known, hiding] = [-1, '[style]'];

/** What may hide an element or keep it from being pressed, as one selector. */
function selectHiding(): string {
  const lists = [...document.styleSheets].map(({ cssRules }) => cssRules);
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count === known) return hiding;
  const selectors = lists
    .flatMap((rules) => Array.from(rules))
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && HIDES.test(rule.cssText))
    .map(({ selectorText }) => selectorText);
  [known, hiding] = [count, ['[style]', ...selectors].join()];
  return hiding;
}

/**
 * jsdom matches every rule with every element, again after each change, which is most of what a
 * query by role costs. An element that no rule may hide is answered without that.
 */
export function answerComputedStylesQuickly(): void {
  const compute = window.getComputedStyle.bind(window);
  const plain = document.createElement('div').style;
  window.getComputedStyle = (element, pseudo) =>
    pseudo || element.closest(selectHiding()) ? compute(element, pseudo) : plain;
}
