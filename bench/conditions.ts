import type { CDPSession } from '@playwright/test';

/**
 * Slow 4G with a processor four times slower, and this machine without throttling; latency in
 * milliseconds, rates in kilobits per second.
 */
const CONDITIONS = {
  'slow 4G': { latency: 150, down: 1600, up: 750, slowdown: 4 },
  unthrottled: { latency: 0, down: -1, up: -1, slowdown: 1 },
} as const;
export type Condition = keyof typeof CONDITIONS;

/** Applies a condition to a page. */
export async function throttle(client: CDPSession, condition: Condition) {
  const { latency, down, up, slowdown } = CONDITIONS[condition];
  const bytes = (kilobits: number) => (kilobits < 0 ? -1 : (kilobits * 1000) / 8);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
