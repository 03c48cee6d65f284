import type { ReactNode } from 'react';

import { readHtml } from '#html';

import type { HtmlElement, HtmlNode } from './html/htmlNode';

/** The tags that a product name may carry; everything else is shown as its text alone. */
const ALLOWED = new Set(['B', 'I', 'EM', 'STRONG', 'SUP', 'SUB', 'BR']);
/** Elements whose text is no text for people. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

const isPlain = (html: string) => !/[<&]/.test(html);

/** How an element is drawn anew; what has no place in the list gives its children alone. */
type DrawElement = (element: HtmlElement, key: number, children: ReactNode[]) => ReactNode;

/** Reads HTML and draws it anew, element by element: only what `drawElement` makes reaches the page. */
export function rebuild(html: string, drawElement: DrawElement): ReactNode {
  if (isPlain(html)) return html;
  const draw = (node: HtmlNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (SILENT.has(node.tag)) return null;
    return drawElement(node, key, node.children.map(draw));
  };
  return readHtml(html).map(draw);
}

const drawAllowed: DrawElement = ({ tag }, key, children) => {
  if (!ALLOWED.has(tag)) return children;
  const Tag = tag.toLowerCase() as 'b';
  return tag === 'BR' ? <br key={key} /> : <Tag key={key}>{children}</Tag>;
};

/** Shows HTML of the small allow-list by rebuilding it; no attribute and no other tag survives. */
export function SafeHtml({ html }: { html: string }) {
  return rebuild(html, drawAllowed);
}

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** The text of such HTML, for names that are read aloud, titles and toasts. */
export const plainText = (html: string): string =>
  isPlain(html) ? html : readHtml(html).map(textOf).join('');
