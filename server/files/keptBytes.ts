/** An answer ready to be sent. */
export interface Kept {
  bytes: Buffer;
  headers: { etag: string; 'content-type': string; 'content-encoding'?: string };
}

/** Bytes that are kept in all; what was asked for longest ago goes first. */
const MOST = 16_000_000;
/** What an entry takes beside its bytes and its name. */
const BESIDE = 500;
/** Milliseconds that an answer is given again: banners and texts may change without a version. */
const FRESH = 60_000;

interface Entry {
  answer: Kept;
  until: number;
}

export interface KeptBytes {
  find: (key: string, version: unknown) => Kept | undefined;
  /** Takes nothing of a version that is no longer the newest. */
  keep: (key: string, version: unknown, answer: Kept) => void;
}

/** Answers of one version, by what was asked. */
export function keptBytes(now: () => Date): KeptBytes {
  const entries = new Map<string, Entry>();
  let newest: unknown;
  let size = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry) size -= sizeOf(key, entry);
    entries.delete(key);
  };
  const find: KeptBytes['find'] = (key, version) => {
    if (version !== newest) {
      entries.clear();
      size = 0;
      newest = version;
    }
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    if (entry.until <= now().getTime()) {
      size -= sizeOf(key, entry);
      return undefined;
    }
    entries.set(key, entry);
    return entry.answer;
  };
  const keep: KeptBytes['keep'] = (key, version, answer) => {
    if (version !== newest) return;
    drop(key);
    const entry = { answer, until: now().getTime() + FRESH };
    entries.set(key, entry);
    size += sizeOf(key, entry);
    for (const [oldest] of entries) {
      if (size <= MOST) return;
      drop(oldest);
    }
  };
  return { find, keep };
}

const sizeOf = (key: string, { answer }: Entry): number =>
  BESIDE + 2 * key.length + answer.bytes.length;
