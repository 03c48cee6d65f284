import { fingerprint } from '#domain/order-file/fingerprints';
import type { OrderReading } from '#domain/order-file/orderFile';

/** Returns a fingerprint that identifies the same lines, whatever their source is called. */
export function hashOf({ lines }: Pick<OrderReading, 'lines'>): string {
  const parts = lines.map(
    ({ code, quantity, scans = [] }) => `${code} ${quantity} ${scans.join(' ')}`,
  );
  return fingerprint(parts.join('\n'));
}
