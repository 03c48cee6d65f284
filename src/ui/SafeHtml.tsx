import type { ReactNode } from 'react';

import { parseHtml } from '#html';

import type { HtmlElement, HtmlNode } from './html/htmlNode';

/** Tags allowed in a product name; any other element is replaced by its content. */
const ALLOWED_TAGS = new Set(['B', 'I', 'EM', 'STRONG', 'SUP', 'SUB', 'BR']);
/** Elements whose content is not readable text. */
const SKIPPED_TAGS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

const isPlainText = (html: string) => !/[<&]/.test(html);

/** Renders an element; one that is not allowed returns only its children. */
type RenderElement = (element: HtmlElement, key: number, children: ReactNode[]) => ReactNode;

/**
 * Parses HTML and rebuilds it element by element: only what `renderElement` returns reaches the page.
 */
export function rebuild(html: string, renderElement: RenderElement): ReactNode {
  if (isPlainText(html)) return html;
  const renderNode = (node: HtmlNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (SKIPPED_TAGS.has(node.tag)) return null;
    return renderElement(node, key, node.children.map(renderNode));
  };
  return parseHtml(html).map(renderNode);
}

const renderAllowed: RenderElement = ({ tag }, key, children) => {
  if (!ALLOWED_TAGS.has(tag)) return children;
  const Tag = tag.toLowerCase() as 'b';
  return tag === 'BR' ? <br key={key} /> : <Tag key={key}>{children}</Tag>;
};

/**
 * Renders HTML by rebuilding it from the small allowlist; removes all attributes and all other
 * tags.
 */
export function SafeHtml({ html }: { html: string }) {
  return rebuild(html, renderAllowed);
}

const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Returns the plain text of such HTML, for accessible names, titles and toasts. */
export const plainText = (html: string): string =>
  isPlainText(html) ? html : parseHtml(html).map(textOf).join('');
