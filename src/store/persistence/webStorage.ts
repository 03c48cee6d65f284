type Medium = 'localStorage' | 'sessionStorage';

/** A text that the browser has stored; a browser that stores nothing has none. */
export function readText(medium: Medium, name: string): string | null {
  try {
    return window[medium].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text at once; `null` takes it away. */
export function writeText(medium: Medium, name: string, text: string | null): void {
  try {
    if (text === null) window[medium].removeItem(name);
    else window[medium].setItem(name, text);
  } catch (error) {
    console.warn(`The browser did not keep '${name}'.`, error);
  }
}

export function namesOf(medium: Medium): string[] {
  try {
    return Object.keys(window[medium]);
  } catch {
    return [];
  }
}

/** What a stored text says; `undefined` where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
