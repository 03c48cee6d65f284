import {
  codeScanned,
  lastScanCounted,
  scannedSet,
  scansRestored,
  selectScanned,
} from '../../src/slices/scanned';
import { sliceStore } from '../support/sliceStore';

/** Returns what is scanned after these events, as `code quantity`, the last code first. */
function scannedAfter(...events: Parameters<ReturnType<typeof sliceStore>['dispatch']>[0][]) {
  const store = sliceStore();
  for (const event of events) store.dispatch(event);
  return selectScanned(store.getState()).map(({ code, quantity }) => `${code} ${quantity}`);
}

describe('scanned codes', () => {
  it('are counted, the last one first', () => {
    expect(scannedAfter(codeScanned('A'), codeScanned('B'), codeScanned('A'))).toEqual([
      'A 2',
      'B 1',
    ]);
  });

  it('count a quantity given after a scan instead of that scan', () => {
    const scans = [codeScanned('A'), codeScanned('B'), codeScanned('A')];
    expect(scannedAfter(...scans, lastScanCounted({ code: 'A', packs: 12 }))).toEqual([
      'A 13',
      'B 1',
    ]);
    expect(scannedAfter(...scans, lastScanCounted({ code: 'A', packs: 99_999 }))).toEqual([
      'A 99999',
      'B 1',
    ]);
    expect(scannedAfter(...scans, lastScanCounted({ code: 'C', packs: 12 }))).toEqual([
      'A 2',
      'B 1',
    ]);
  });

  it('take the quantity that is set, and go with none', () => {
    const scans = [codeScanned('A'), codeScanned('B')];
    expect(scannedAfter(...scans, scannedSet({ code: 'A', quantity: 5 }))).toEqual(['B 1', 'A 5']);
    expect(scannedAfter(...scans, scannedSet({ code: 'A', quantity: 0 }))).toEqual(['B 1']);
  });

  it('of an earlier visit follow those made since, and change none of them', () => {
    const codes = [
      { code: 'A', quantity: 4 },
      { code: 'B', quantity: 2 },
    ];
    expect(scannedAfter(codeScanned('A'), scansRestored({ codes }))).toEqual(['A 1', 'B 2']);
  });
});
