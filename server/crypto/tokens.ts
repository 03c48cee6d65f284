import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for links, cookies and sessions; only the hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of such a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Tokens have enough entropy to need no salt; a stolen table of hashes grants no access. */
export const hashToken = (token: string): string => hash('sha256', token);
