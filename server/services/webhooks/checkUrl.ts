import { Refusal } from '../refusal';

import { isPublicAddress, judgeUrl } from './judgeUrl';
import { resolveName, type Resolve } from './sendWebhook';

export interface Reach {
  /** Origins in the private network that may be called nevertheless. */
  allowedOrigins: readonly string[];
  resolve?: Resolve;
}

/** Refuses a URL that would never be called; it is checked again on each call. */
export async function checkUrl(
  written: string,
  { allowedOrigins, resolve = resolveName }: Reach,
): Promise<string> {
  if (!URL.canParse(written)) throw refusal('webhook.form');
  const url = new URL(written);
  if (allowedOrigins.includes(url.origin)) return url.href;
  const judged = judgeUrl(url);
  if (judged !== undefined) throw refusal(`webhook.${judged}`);
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  if (found.length === 0) throw refusal('webhook.unknownHost');
  if (!found.every(({ address }) => isPublicAddress(address))) throw refusal('webhook.network');
  return url.href;
}

const refusal = (code: 'webhook.form' | 'webhook.network' | 'webhook.unknownHost') =>
  new Refusal(422, code, { field: 'url' });
