/** A parsed HTML node: text, or an element with its children. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** In upper case. */
  tag: string;
  /** Returns the value of an attribute; `null` if it is absent. */
  attribute: (name: string) => string | null;
  children: HtmlNode[];
}
