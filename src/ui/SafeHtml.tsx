import type { ReactNode } from 'react';

/** The tags that a product name may carry; everything else is shown as its text alone. */
const ALLOWED = new Set(['B', 'I', 'EM', 'STRONG', 'SUP', 'SUB', 'BR']);
/** Elements whose text is no text for people. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

const isPlain = (html: string) => !/[<&]/.test(html);

const parse = (html: string): ChildNode[] => [
  ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
];

function draw(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || SILENT.has(node.tagName)) return null;
  const children = [...node.childNodes].map(draw);
  if (!ALLOWED.has(node.tagName)) return children;
  const Tag = node.tagName.toLowerCase() as 'b';
  return node.tagName === 'BR' ? <br key={key} /> : <Tag key={key}>{children}</Tag>;
}

/** Shows HTML of the small allow-list by rebuilding it; no attribute and no other tag survives. */
export function SafeHtml({ html }: { html: string }) {
  return <>{isPlain(html) ? html : parse(html).map(draw)}</>;
}

/** The text of such HTML, for names that are read aloud, titles and toasts. */
export const plainText = (html: string): string =>
  isPlain(html)
    ? html
    : (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '');
