import { html as spec, parse, type DefaultTreeAdapterTypes } from 'parse5';

import type { HtmlNode } from './htmlNode';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses HTML outside a browser, by the same rules (HTML standard, section 13.2). */
export function parseHtml(html: string): HtmlNode[] {
  const page = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const body = (page as Parent | undefined)?.childNodes.find(({ nodeName }) => nodeName === 'body');
  return body ? readNodes(body as Parent) : [];
}

const readNodes = ({ childNodes }: Parent): HtmlNode[] => childNodes.flatMap(readNode);

function readNode(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || node.namespaceURI !== spec.NS.HTML) return [];
  const attribute = (name: string) =>
    node.attrs.find((candidate) => candidate.name === name)?.value ?? null;
  return [{ tag: node.tagName.toUpperCase(), attribute, children: readNodes(node) }];
}
