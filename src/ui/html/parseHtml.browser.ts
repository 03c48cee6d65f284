import type { HtmlNode } from './htmlNode';

/** Parses HTML with the browser's own parser. */
export const parseHtml = (html: string): HtmlNode[] =>
  readNodes(new DOMParser().parseFromString(html, 'text/html').body);

const readNodes = ({ childNodes }: Node): HtmlNode[] => [...childNodes].flatMap(readNode);

function readNode(node: ChildNode): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof HTMLElement)) return [];
  return [
    {
      tag: node.tagName,
      attribute: (name) => node.getAttribute(name),
      children: readNodes(node),
    },
  ];
}
