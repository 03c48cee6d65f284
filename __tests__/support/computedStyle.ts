/** What tells whether an element is shown and can be pressed: nearly all that anybody asks of a style. */
const ASKED = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type Asked = (typeof ASKED)[number];
const INHERITED: Partial<Record<Asked, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};

type Style = Record<Asked, string>;

interface Rule {
  selector: string;
  /** Whoever has the class under which it is found, needs no further look. */
  isOneClass: boolean;
  /** Its place among all. */
  at: number;
  style: CSSStyleDeclaration;
}

/** By a class or a tag that an element has to which they may apply. */
type Rules = Map<string, Rule[]>;

const INNERMOST = /\([^()]*\)|\[[^[\]]*\]/;
const OF_PSEUDO_ELEMENT = /::|:before|:after/;
const ANY = '*';

/** The selectors of a list without what stands in brackets, where commas and spaces mean something else. */
function partsOf(selector: string): string[] {
  let plain = selector;
  while (INNERMOST.test(plain)) plain = plain.replace(INNERMOST, '');
  return plain.split(',').map((part) => part.trim());
}

/** A class or a tag of the element that a selector ends at. */
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
    if (!selector || !ASKED.some((name) => style.getPropertyValue(name))) continue;
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
    // jsdom knows no such selector, and applies no such rule.
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
 * jsdom matches every rule with every element, again after each change, which is most of what a query
 * by role costs. What hides or closes an element is answered from the few rules that may apply to it,
 * in jsdom's order, in which the last one counts; the rest is left to jsdom.
 */
export function answerComputedStylesQuickly(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, Style>();
  let rules: Rules = new Map();
  let count = -1;
  let focused: Element | null = null;

  const forget = () => {
    styles = new WeakMap();
    const lists = listsOfRules();
    const now = lists.reduce((sum, { length }) => sum + length, 0);
    if (now !== count) rules = readRules(lists);
    count = now;
  };
  // A rule comes with an element that it is for.
  const changes = new MutationObserver(forget);
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
    const valueOf = (name: Asked) => {
      const own = applied.findLast((style) => style.getPropertyValue(name));
      const { [name]: initial = '' } = INHERITED;
      if (own) return own.getPropertyValue(name);
      return initial && above ? find(above)[name] : initial;
    };
    const entries = ASKED.map((name) => [name, valueOf(name)]);
    const style = Object.fromEntries(entries) as Style;
    styles.set(element, style);
    return style;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const { activeElement } = document;
    if (changes.takeRecords().length > 0 || activeElement !== focused) forget();
    focused = activeElement;
    return answerWith(find(element), () => compute(element));
  };
}

/** Answers what is asked often, and computes the rest only if it is asked for. */
function answerWith(style: Style, compute: () => CSSStyleDeclaration): CSSStyleDeclaration {
  const { 'pointer-events': pointerEvents, ...names } = style;
  const quick: Record<string | symbol, unknown> = {
    ...names,
    pointerEvents,
    getPropertyValue: (name: string) =>
      name in style ? style[name as Asked] : compute().getPropertyValue(name),
  };
  return new Proxy(quick, {
    get: (_quick, name) => (name in quick ? quick[name] : Reflect.get(compute(), name)),
  }) as unknown as CSSStyleDeclaration;
}
