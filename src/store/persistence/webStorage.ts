type Medium = 'localStorage' | 'sessionStorage';

/** Returns a stored string, or null if there is none or the browser has no storage. */
export function readText(medium: Medium, name: string): string | null {
  try {
    return window[medium].getItem(name);
  } catch {
    return null;
  }
}

/** Returns an entry without the quotes around it, of the browser or else of the tab; '' if there is none. */
export const readStored = (name: string): string => {
  const text = readText('localStorage', name) ?? readText('sessionStorage', name);
  return text?.replace(/^"(.*)"$/, '$1') ?? '';
};

/**
 * Stores a string synchronously; `null` removes it. Returns whether the storage is too full for it.
 */
export function writeText(medium: Medium, name: string, text: string | null): boolean {
  try {
    if (text === null) window[medium].removeItem(name);
    else window[medium].setItem(name, text);
    return false;
  } catch (error) {
    console.warn(`The browser did not keep '${name}'.`, error);
    return error instanceof DOMException && error.name === 'QuotaExceededError';
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
