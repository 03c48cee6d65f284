import type { ReactNode } from 'react';

import { readHtml } from '#html';

import type { HtmlElement, HtmlNode } from './html/htmlNode';

/** Tags allowed in a product name; any other element is replaced by its content. */
const ALLOWED = new Set(['B', 'I', 'EM', 'STRONG', 'SUP', 'SUB', 'BR']);
/** Elements whose content is not readable text. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

const isPlain = (html: string) => !/[<&]/.test(html);

/** Renders an element; one that is not allowed returns only its children. */
type DrawElement = (element: HtmlElement, key: number, children: ReactNode[]) => ReactNode;

/**
 * Parses HTML and rebuilds it element by element: only what `drawElement` returns reaches the page.
 */
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

/**
 * Renders HTML by rebuilding it from the small allowlist; removes all attributes and all other
 * tags.
 */
export function SafeHtml({ html }: { html: string }) {
  return rebuild(html, drawAllowed);
}

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Returns the plain text of such HTML, for accessible names, titles and toasts. */
export const plainText = (html: string): string =>
  isPlain(html) ? html : readHtml(html).map(textOf).join('');
