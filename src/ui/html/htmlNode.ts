/** A piece of HTML as it was read: a text, or an element with what it holds. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** In capitals. */
  tag: string;
  /** The value of an attribute; null where it has none of that name. */
  attribute: (name: string) => string | null;
  children: HtmlNode[];
}
