/**
 * Does to every text of the page what a browser that translates does: the text node is replaced by
 * an element, swapped for it in two steps, or moved into it.
 */
export function translatePage(how: 'replaced' | 'swapped' | 'wrapped' = 'replaced'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, textarea, font') || !text.data.trim()) continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    if (how === 'replaced') text.replaceWith(font);
    else {
      text.before(font);
      if (how === 'wrapped') font.replaceChildren(text);
      else text.remove();
    }
  }
}
