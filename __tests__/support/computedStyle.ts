/** What hides an element itself, and what hides or closes all that is in it. */
interface Hiding {
  own: Set<Element>;
  within: Set<Element>;
}

const INNERMOST = /\([^()]*\)/;
const INHERITED = ['visibility', 'pointer-events'];

const says = ({ style }: CSSStyleRule, name: string) => style.getPropertyValue(name);
const isHiding = (rule: CSSStyleRule) =>
  says(rule, 'display') === 'none' || says(rule, 'opacity') !== '';
const isHidingWithin = (rule: CSSStyleRule) => INHERITED.some((name) => says(rule, name) !== '');

/** Where a rule may hold; whether somebody points there or types changes without a trace in the page. */
function placeOf({ selectorText }: CSSStyleRule): string {
  let place = selectorText;
  while (INNERMOST.test(place)) place = place.replace(INNERMOST, '');
  return place.replaceAll(/(^|[\s>+~,]):[\w-]+/g, '$1*').replaceAll(/::?[\w-]+/g, '');
}

const listsOfRules = () => [...document.styleSheets].map(({ cssRules }) => cssRules);

function findHiding(lists: CSSRuleList[]): Hiding {
  const rules = lists
    .flatMap((list) => Array.from(list))
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule);
  const find = (selectors: string[]) => new Set(document.querySelectorAll(selectors.join()));
  return {
    own: find(['[style]', ...rules.filter(isHiding).map(placeOf)]),
    within: find([
      ...INHERITED.map((name) => `[style*="${name}"]`),
      ...rules.filter(isHidingWithin).map(placeOf),
    ]),
  };
}

/**
 * jsdom matches every rule with every element, again after each change, which is most of what a
 * query by role costs. An element that nothing may hide is answered without that.
 */
export function answerComputedStylesQuickly(): void {
  const compute = window.getComputedStyle.bind(window);
  const plain = document.createElement('div').style;
  let hiding: Hiding | undefined;
  let known = -1;
  const changes = new MutationObserver(() => (hiding = undefined));
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  const hidingNow = (): Hiding => {
    const lists = listsOfRules();
    const count = lists.reduce((sum, { length }) => sum + length, 0);
    if (changes.takeRecords().length > 0 || count !== known) hiding = undefined;
    known = count;
    return (hiding ??= findHiding(lists));
  };

  window.getComputedStyle = (element, pseudo) => {
    const { own, within } = hidingNow();
    const mayHide = (at: Element | null): boolean =>
      at !== null && (within.has(at) || mayHide(at.parentElement));
    return pseudo || own.has(element) || mayHide(element) ? compute(element, pseudo) : plain;
  };
}
