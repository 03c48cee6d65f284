import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for links, cookies and sessions; stored nowhere but as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are random enough to need no salt; a stolen table of hashes opens nothing. */
export const hashToken = (token: string): string => hash('sha256', token);
