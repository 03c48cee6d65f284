import { COMING_SOON } from '#domain/quantity';

/** Why there is no stock count to show; undefined if there is one. */
export function stockReason(classCode: string, available: number) {
  if (classCode === COMING_SOON) return 'soon';
  if (available < 0) return 'unavailable';
  return available === 0 ? 'none' : undefined;
}
