/** The elements that show translations, by the text nodes that they took the place of. */
const translations = new WeakMap<Node, Node>();

/** Returns the child that contains the node, or that stands for it since the page was translated. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) {
    child = child.parentNode ?? translations.get(child) ?? null;
  }
  return child;
}

/** Shows a text that changes in place of its translation, until the browser translates it again. */
const textObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    const translation = target.parentNode ? undefined : translations.get(target);
    if (translation) translation.textContent = target.nodeValue;
  }
});

/** Remembers which element took the place of which text. */
const pageObserver = new MutationObserver((records) => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (text?.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
    const translation = [addedNodes[0], previousSibling, nextSibling].find(
      (node) => node?.nodeName === 'FONT',
    );
    if (!translation) continue;
    translations.set(text, translation);
    textObserver.observe(text, { characterData: true });
  }
});

/**
 * Lets React go on in a page that the browser translates. A browser puts an element in the place of
 * each text; React keeps the text node that it has made, and would throw when it removes it or
 * inserts something before it, which ends in the error page. Both act on the translation instead,
 * and a text that changes replaces it.
 *
 * Done for the whole client in one place, because any text beside a conditional element is
 * concerned, and React has no other way to it.
 */
export function keepTranslatedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    const shown = childWith(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, child, childWith(this, next));
    return child;
  };
  pageObserver.observe(document, { childList: true, subtree: true });
}
