import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSafely, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';

import { SECOND_MS } from '#domain/durations';
import { RULES } from '#domain/rules';
import type { DeliveryFault } from '#domain/webhooks';

import { isPublicAddress, judgeUrl } from './judgeUrl';

/** Resolves a host name to all of its addresses. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

const lookUpAll = promisify(lookUp);
export const resolveName: Resolve = (name) => lookUpAll(name, { all: true, verbatim: true });

/** The response of an endpoint, or why there was none. */
export interface EndpointResponse {
  status: number | null;
  fault: DeliveryFault | '';
  milliseconds: number;
  /** Beginning of the response body. */
  text: string;
  /** Milliseconds to wait before the next try, as requested by the endpoint. */
  retryAfter?: number | undefined;
}

interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a request; throws if it is aborted before there is a response. */
export type Send = (request: WebhookRequest, stopping?: AbortSignal) => Promise<EndpointResponse>;

interface Settings {
  /** Origins in the private network that may be called nevertheless. */
  allowedOrigins: readonly string[];
  resolve?: Resolve;
  /** Timeout for one try, in milliseconds. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = RULES.webhookTimeoutSeconds * SECOND_MS;
/** Maximum number of bytes read of a response. */
const MAX_RESPONSE_BYTES = 2_048;

class Forbidden extends Error {}

/**
 * Calls endpoints, but nothing in the private network: the addresses of a name are checked when it
 * is resolved, and the connection goes to the checked address, so that no second lookup can return
 * a different one. Redirects are not followed, and proxies in the environment are ignored.
 */
export function openSender({
  allowedOrigins,
  resolve = resolveName,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: Settings): Send {
  const lookup: LookupFunction = (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          done(new Forbidden(`${name} does not resolve to a public address.`), []);
        } else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
  return async ({ url, ...request }, stopping) => {
    const startedAt = performance.now();
    const milliseconds = () => Math.round(performance.now() - startedAt);
    const target = new URL(url);
    const isAllowed = allowedOrigins.includes(target.origin);
    if (!isAllowed && judgeUrl(target) !== undefined) {
      return { status: null, fault: 'address', milliseconds: 0, text: '' };
    }
    const timeoutSignal = AbortSignal.timeout(timeoutMs);
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([timeoutSignal, ...(stopping ? [stopping] : [])]),
      headers: { ...request.headers, 'content-length': Buffer.byteLength(request.body) },
      ...(!isAllowed && { lookup }),
    };
    try {
      return { ...(await post(target, options, request.body)), milliseconds: milliseconds() };
    } catch (error) {
      stopping?.throwIfAborted();
      return {
        status: null,
        fault: faultOf(error, timeoutSignal.aborted),
        milliseconds: milliseconds(),
        text: '',
      };
    }
  };
}

function faultOf(error: unknown, isLate: boolean): DeliveryFault {
  if (error instanceof Forbidden) return 'address';
  return isLate ? 'timeout' : 'unreachable';
}

const post = (
  target: URL,
  options: RequestOptions,
  body: string,
): Promise<Omit<EndpointResponse, 'milliseconds'>> =>
  new Promise((resolve, reject) => {
    const call = target.protocol === 'https:' ? requestSafely : requestPlain;
    const request = call(target, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const finish = () =>
        resolve({
          status: response.statusCode ?? null,
          fault: '',
          text: textOf(Buffer.concat(parts)),
          retryAfter: parseRetryAfter(response.headers['retry-after']),
        });
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size < MAX_RESPONSE_BYTES) return;
        finish();
        request.destroy();
      });
      // What has arrived when the time runs out counts.
      response.on('end', finish).on('error', finish);
    });
    request.on('error', reject);
    request.end(body);
  });

/** Without NUL, which PostgreSQL cannot store. */
const textOf = (bytes: Buffer): string =>
  bytes.subarray(0, MAX_RESPONSE_BYTES).toString('utf8').replaceAll('\0', '');

/** Parses a `Retry-After` in seconds or as a date; returns milliseconds. */
function parseRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const pause = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return pause > 0 ? pause : undefined;
}
