import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts individual fields (AES-256-GCM) and signs content (HMAC-SHA-256) with keys that are
 * stored outside the database.
 */
export interface DataKeys {
  /**
   * `place` identifies table, row and field; ciphertext moved to another place cannot be decrypted.
   */
  seal: (text: string, place: string) => string;
  /** Throws if the ciphertext was modified or moved, or if its key is missing. */
  open: (sealed: string, place: string) => string;
  /** Ids of all keys, as embedded in the ciphertexts. */
  ids: () => string[];
  /** Whether it was encrypted with the newest key. */
  isCurrent: (sealed: string) => boolean;
  sign: (content: string) => string;
  /** Whether any of the keys signed it. */
  isSigned: (content: string, signature: string) => boolean;
}

/** The ciphertext cannot be decrypted: it is damaged or moved, or its key is missing. */
class DecryptionError extends Error {}

interface Key {
  id: string;
  sealing: Buffer;
  signing: Buffer;
}

const FORMAT_VERSION = '1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `haberdash ${use}`, 32));

const keyFrom = (secret: Buffer): Key => ({
  id: createHash('sha256').update(deriveKey(secret, 'name')).digest('hex').slice(0, 12),
  sealing: deriveKey(secret, 'seal'),
  signing: deriveKey(secret, 'sign'),
});

const macOf = (key: Key, content: string): string =>
  createHmac('sha256', key.signing).update(content).digest('base64url');

/**
 * Uses the secrets returned by `read`, newest first: the newest encrypts, all of them decrypt. They
 * are read on first use, and again if a ciphertext names a key that another process has added.
 */
export function makeDataKeys(read: () => Buffer[]): DataKeys {
  let keys: Key[] = [];
  const all = (): Key[] => {
    if (keys.length === 0) keys = read().map(keyFrom);
    return keys;
  };
  const newest = (): Key => {
    const [key] = all();
    if (!key) throw new DecryptionError('There is no data key.');
    return key;
  };
  const findKey = (id: string): Key => {
    const knownKey = all().find((key) => key.id === id);
    if (knownKey) return knownKey;
    keys = read().map(keyFrom);
    const newKey = keys.find((key) => key.id === id);
    if (!newKey) throw new DecryptionError(`The data key ${id} is missing.`);
    return newKey;
  };

  return {
    seal: (text, place) => sealWith(newest(), text, place),
    open: (sealed, place) => openWith(findKey, sealed, place),
    ids: () => all().map(({ id }) => id),
    isCurrent: (sealed) => sealed.split('.')[1] === newest().id,
    sign: (content) => macOf(newest(), content),
    isSigned: (content, signature) => all().some((key) => isEqual(macOf(key, content), signature)),
  };
}

function sealWith(key: Key, text: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.sealing, iv);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [
    FORMAT_VERSION,
    key.id,
    Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url'),
  ].join('.');
}

function openWith(findKey: (id: string) => Key, sealed: string, place: string): string {
  const [version, id = '', payload = ''] = sealed.split('.');
  const bytes = Buffer.from(payload, 'base64url');
  const isWellFormed =
    bytes.length >= IV_BYTES + TAG_BYTES && bytes.toString('base64url') === payload;
  if (version !== FORMAT_VERSION || !isWellFormed)
    throw new DecryptionError('The value is not a sealed text.');
  const key = findKey(id);
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError(`The sealed text of ${place} was modified or moved.`);
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
