/**
 * Properties that determine whether an element is visible and clickable; almost all style queries
 * ask for these.
 */
const QUERIED_PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type QueriedProperty = (typeof QUERIED_PROPERTIES)[number];
const INHERITED: Partial<Record<QueriedProperty, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};

type Style = Record<QueriedProperty, string>;

interface Rule {
  selector: string;
  /**
   * The selector consists only of the class it is indexed by, so an element with that class
   * matches.
   */
  isOneClass: boolean;
  /** Position among all rules. */
  at: number;
  style: CSSStyleDeclaration;
}

/** Rules indexed by a class or tag of the elements they may match. */
type Rules = Map<string, Rule[]>;

const INNERMOST = /\([^()]*\)|\[[^[\]]*\]/;
const OF_PSEUDO_ELEMENT = /::|:before|:after/;
const ANY = '*';

/**
 * Splits a selector list, without the contents of brackets, where commas and spaces have other
 * meanings.
 */
function partsOf(selector: string): string[] {
  let plain = selector;
  while (INNERMOST.test(plain)) plain = plain.replace(INNERMOST, '');
  return plain.split(',').map((part) => part.trim());
}

/** Returns a class or tag of the selector's subject. */
function keyOf(part: string): string {
  if (part.includes('\\')) return ANY;
  const last = part.split(/[\s>+~]+/).at(-1)!;
  const [own = ''] = last.split(':');
  return /\.[\w-]+/.exec(own)?.[0] ?? /^[\w-]+/.exec(own)?.[0].toLowerCase() ?? ANY;
}

function readRules(lists: CSSRuleList[]): Rules {
  const rules: Rules = new Map();
  for (const [at, rule] of lists.flatMap((list) => Array.from(list)).entries()) {
    const { selectorText: selector = '', style } = rule as CSSStyleRule;
    if (!selector || !QUERIED_PROPERTIES.some((name) => style.getPropertyValue(name))) continue;
    const isOneClass = /^\.[\w-]+$/.test(selector);
    for (const part of partsOf(selector).filter((one) => !OF_PSEUDO_ELEMENT.test(one))) {
      const key = keyOf(part);
      rules.set(key, [...(rules.get(key) ?? []), { selector, isOneClass, at, style }]);
    }
  }
  return rules;
}

function isMatched(element: Element, { selector, isOneClass }: Rule): boolean {
  try {
    return isOneClass || element.matches(selector);
  } catch {
    // jsdom does not support the selector, and so never applies the rule.
    return false;
  }
}

const keysOf = (element: Element) => [
  ANY,
  element.localName,
  ...(element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`),
];

const listsOfRules = () => [...document.styleSheets].map(({ cssRules }) => cssRules);

/**
 * Speeds up `getComputedStyle`: jsdom matches every rule against every element, again after each
 * change, which dominates the cost of queries by role. Visibility and clickability are computed
 * from the few rules that may match, in jsdom's order, where the last one wins; everything else is
 * left to jsdom.
 */
export function speedUpComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, Style>();
  let rules: Rules = new Map();
  let count = -1;
  let focused: Element | null = null;

  const invalidate = () => {
    styles = new WeakMap();
    const lists = listsOfRules();
    const now = lists.reduce((sum, { length }) => sum + length, 0);
    if (now !== count) rules = readRules(lists);
    count = now;
  };
  // A rule is always added together with an element it applies to.
  const changes = new MutationObserver(invalidate);
  changes.observe(document, { subtree: true, childList: true, attributes: true });

  const find = (element: Element): Style => {
    const known = styles.get(element);
    if (known) return known;
    const applied = keysOf(element)
      .flatMap((key) => rules.get(key) ?? [])
      .filter((rule) => isMatched(element, rule))
      .sort((a, b) => a.at - b.at)
      .map(({ style }) => style);
    if (element.hasAttribute('style')) applied.push((element as HTMLElement).style);
    const above = element.parentElement;
    const valueOf = (name: QueriedProperty) => {
      const own = applied.findLast((style) => style.getPropertyValue(name));
      const { [name]: initial = '' } = INHERITED;
      if (own) return own.getPropertyValue(name);
      return initial && above ? find(above)[name] : initial;
    };
    const entries = QUERIED_PROPERTIES.map((name) => [name, valueOf(name)]);
    const style = Object.fromEntries(entries) as Style;
    styles.set(element, style);
    return style;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const { activeElement } = document;
    if (changes.takeRecords().length > 0 || activeElement !== focused) invalidate();
    focused = activeElement;
    return lazyStyle(find(element), () => compute(element));
  };
}

/** Returns the common properties directly, and computes the rest on demand. */
function lazyStyle(style: Style, compute: () => CSSStyleDeclaration): CSSStyleDeclaration {
  const { 'pointer-events': pointerEvents, ...names } = style;
  const quick: Record<string | symbol, unknown> = {
    ...names,
    pointerEvents,
    getPropertyValue: (name: string) =>
      name in style ? style[name as QueriedProperty] : compute().getPropertyValue(name),
  };
  return new Proxy(quick, {
    get: (_quick, name) => (name in quick ? quick[name] : Reflect.get(compute(), name)),
  }) as unknown as CSSStyleDeclaration;
}
