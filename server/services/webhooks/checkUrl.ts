import { Refusal } from '../actions/refusal';

import { isPublicAddress, judgeUrl } from './judgeUrl';
import { resolveName, type Resolve } from './sendWebhook';

export interface UrlPolicy {
  /** Origins in the private network that may be called nevertheless. */
  allowedOrigins: readonly string[];
  resolve?: Resolve;
}

/** Refuses a URL that would never be called; it is checked again on each call. */
export async function checkUrl(
  typedUrl: string,
  { allowedOrigins, resolve = resolveName }: UrlPolicy,
): Promise<string> {
  if (!URL.canParse(typedUrl)) throw refusal('webhook.form');
  const url = new URL(typedUrl);
  if (allowedOrigins.includes(url.origin)) return url.href;
  const fault = judgeUrl(url);
  if (fault !== undefined) throw refusal(`webhook.${fault}`);
  const found = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => []);
  if (found.length === 0) throw refusal('webhook.unknownHost');
  if (!found.every(({ address }) => isPublicAddress(address))) throw refusal('webhook.network');
  return url.href;
}

const refusal = (code: 'webhook.form' | 'webhook.network' | 'webhook.unknownHost') =>
  new Refusal(422, code, { field: 'url' });
