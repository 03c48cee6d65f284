type Medium = 'localStorage' | 'sessionStorage';

/** Returns a stored string, or null if there is none or the browser has no storage. */
export function readText(medium: Medium, name: string): string | null {
  try {
    return window[medium].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a string synchronously; `null` removes it. */
export function writeText(medium: Medium, name: string, text: string | null): void {
  try {
    if (text === null) window[medium].removeItem(name);
    else window[medium].setItem(name, text);
  } catch (error) {
    console.warn(`The browser did not keep '${name}'.`, error);
  }
}

export function entryNames(medium: Medium): string[] {
  try {
    return Object.keys(window[medium]);
  } catch {
    return [];
  }
}

/** Parses a stored string; returns `undefined` if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
