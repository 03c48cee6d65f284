import type { ReactNode } from 'react';

/** The tags that a product name may carry; everything else is shown as its text alone. */
const ALLOWED = new Set(['B', 'I', 'EM', 'STRONG', 'SUP', 'SUB', 'BR']);
/** Elements whose text is no text for people. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

const isPlain = (html: string) => !/[<&]/.test(html);

const parse = (html: string): ChildNode[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
];

/** How an element is drawn anew; what has no place in the list gives its children alone. */
type DrawElement = (element: HTMLElement, key: number, children: ReactNode[]) => ReactNode;

/** Reads HTML and draws it anew, element by element: only what `drawElement` makes reaches the page. */
export function rebuild(html: string, drawElement: DrawElement): ReactNode {
  if (isPlain(html)) return html;
  const draw = (node: ChildNode, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof HTMLElement) || SILENT.has(node.tagName)) return null;
    return drawElement(node, key, [...node.childNodes].map(draw));
  };
  return parse(html).map(draw);
}

const drawAllowed: DrawElement = ({ tagName }, key, children) => {
  if (!ALLOWED.has(tagName)) return children;
  const Tag = tagName.toLowerCase() as 'b';
  return tagName === 'BR' ? <br key={key} /> : <Tag key={key}>{children}</Tag>;
};

/** Shows HTML of the small allow-list by rebuilding it; no attribute and no other tag survives. */
export function SafeHtml({ html }: { html: string }) {
  return rebuild(html, drawAllowed);
}

/** The text of such HTML, for names that are read aloud, titles and toasts. */
export const plainText = (html: string): string =>
  isPlain(html)
    ? html
    : (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '');
