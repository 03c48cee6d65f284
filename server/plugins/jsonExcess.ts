export interface JsonLimits {
  /** Levels of lists and objects within each other. */
  depth: number;
  /** Items of any one list. */
  items: number;
  /** Properties of any one object. */
  properties: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the limit that a JSON text exceeds, if any. It is not parsed: large objects are expensive
 * to build, and even to count.
 */
export function jsonExcess(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  /** The lists and objects around the present place. */
  const around: Container[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      at = endOfString(text, at);
    } else if (character === COMMA) {
      const container = around.at(-1);
      if (!container) continue;
      container.members += 1;
      if (container.members > limits[container.kind]) return container.kind;
    } else if (character === LIST || character === OBJECT) {
      around.push({ kind: character === LIST ? 'items' : 'properties', members: 1 });
      if (around.length > limits.depth) return 'depth';
    } else if (character === LIST_END || character === OBJECT_END) {
      around.pop();
    }
  }
  return undefined;
}

interface Container {
  kind: 'items' | 'properties';
  members: number;
}

/** Returns the place of the quote that ends a string: one after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
}
