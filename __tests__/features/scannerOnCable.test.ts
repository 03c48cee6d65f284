import { SILENCE_MS } from '../../src/features/scanner-cable/cable';
import {
  clearScanner,
  readScanner,
  withCable,
} from '../../src/features/scanner-cable/scannerOnCable';
import { simulateScanner, type ScannerPlan } from '../support/simulatedScanner';

const records = [
  { kind: 8, code: '012345678905', at: [3, 41, 14, 23, 11, 25] },
  { kind: 11, code: '8710841030181', at: [7, 41, 14, 23, 11, 25] },
  { kind: 1, code: 'A1234-BLU', at: [9, 41, 14, 23, 11, 25] },
];
const CODES = records.map(({ code }) => code);

function plugIn(plan: ScannerPlan = {}) {
  const scanner = simulateScanner({ records, ...plan });
  const leaving = new AbortController();
  const read = () => withCable(scanner.port, leaving.signal, readScanner);
  const clear = (held: string) =>
    withCable(scanner.port, leaving.signal, (cable) => clearScanner(cable, held));
  return { scanner, leaving, read, clear };
}

const codesOf = async (reading: ReturnType<ReturnType<typeof plugIn>['read']>) =>
  (await reading).file.scans.map(({ code }) => code);

/** Skips the timeouts of a scanner that does not reply. */
async function throughSilence<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'Date'] });
  const working = work().finally(() => jest.useRealTimers());
  working.catch(() => {});
  await jest.advanceTimersByTimeAsync(SILENCE_MS * 10);
  return working;
}

describe('a scanner on a cable', () => {
  it('reports its identity and all its scans, and the port is closed afterwards', async () => {
    const { scanner, read } = plugIn();
    const reading = await read();

    expect(reading.device).toEqual({ serial: '003278', software: 'OPN2001V', state: 'ready' });
    expect(reading.file.scans).toEqual([
      expect.objectContaining({ code: CODES[0], date: '2025-11-23', time: '14:41:03' }),
      expect.objectContaining({ code: CODES[1] }),
      expect.objectContaining({ code: CODES[2] }),
    ]);
    expect(scanner.isOpen()).toBe(false);
    expect(scanner.records).toHaveLength(3);
  });

  it.each<[string, ScannerPlan]>([
    ['in pieces of one byte', { piece: 1 }],
    ['in pieces of seven bytes', { piece: 7 }],
    ['behind noise', { noise: [0x00, 0xff, 0x06, 0x13], piece: 3 }],
    ['at the third attempt, with two check sums wrong', { wrongSums: [4, 5] }],
    ['though it never heard of the question for times', { refusals: { 8: 5 } }],
    ['though it would not rest afterwards', { refusals: { 5: 5 } }],
  ])('is read %s', async (_how, plan) => {
    expect(await codesOf(throughSilence(plugIn(plan).read))).toEqual(CODES);
  });

  it.each<[string, ScannerPlan]>([
    ['stops in the middle of an answer', { cut: [4] }],
    ['passes over a command', { unanswered: [1] }],
    ['misreads one of our bytes at first', { cut: [1], unanswered: [2] }],
  ])('is asked again if it %s', async (_what, plan) => {
    const { read } = plugIn(plan);
    expect(await codesOf(throughSilence(read))).toEqual(CODES);
  });

  it.each<[string, ScannerPlan, string]>([
    ['says nothing', { unanswered: [1, 2, 3] }, 'silent'],
    ['answers wrongly three times', { wrongSums: [1, 2, 3] }, 'garbled'],
    ['stops in the middle three times', { cut: [4, 5, 6] }, 'garbled'],
    ['refuses', { refusals: { 7: 9 } }, 'refused'],
    ['is pulled from the cable', { unplugAt: 7 }, 'unplugged'],
    ['is held by another program', { isBusy: true }, 'busy'],
    ['is still waking up', { status: 5 }, 'waking'],
  ])('that %s is given up, and the port is closed', async (_what, plan, fault) => {
    const { scanner, read } = plugIn(plan);
    await expect(throughSilence(read)).rejects.toMatchObject({ fault });
    expect(scanner.isOpen()).toBe(false);
  });

  it('is released when the page is left', async () => {
    const { scanner, leaving, read } = plugIn({ unanswered: [1, 2, 3] });
    const reading = read();
    await Promise.resolve();
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ fault: 'unplugged' });
    expect(scanner.isOpen()).toBe(false);
  });
});

describe('the clock of a scanner', () => {
  it.each([
    ['three minutes late', 180, true],
    ['two hours ahead', -7200, true],
    ['half a minute late', 30, undefined],
  ])('that is %s is set only if it is off by more than a minute', async (_how, late, isSet) => {
    const { scanner, read } = plugIn({ late });
    const { clock } = await read();
    expect(Math.abs((clock.late ?? 0) - late)).toBeLessThanOrEqual(1);
    expect(clock.isSet).toBe(isSet);
    expect(scanner.clockSetTo() !== undefined).toBe(isSet === true);
  });

  it('that was never set is set', async () => {
    const { read } = plugIn({ late: null });
    expect((await read()).clock).toEqual({ late: undefined, isSet: true });
  });

  it('causes no loss of scans if it cannot be set', async () => {
    const { read } = plugIn({ late: 600, refusals: { 9: 5 } });
    const reading = await throughSilence(read);
    expect(reading.clock.isSet).toBe(false);
    expect(reading.file.scans).toHaveLength(3);
  });
});

describe('clearing a scanner', () => {
  it('empties it, and verifies that', async () => {
    const { scanner, read, clear } = plugIn();
    await clear((await read()).held);
    expect(scanner.records).toEqual([]);
    expect(scanner.commands.slice(-4)).toEqual([7, 2, 7, 5]);
  });

  it('does not happen if something was scanned since', async () => {
    const { scanner, read, clear } = plugIn({ scannedBefore: { turn: 7, code: '4006381333931' } });
    const { held } = await read();
    await expect(clear(held)).rejects.toMatchObject({ fault: 'changed' });
    expect(scanner.records).toHaveLength(4);
    expect(scanner.commands).not.toContain(2);
  });

  it('fails if the scanner refuses', async () => {
    const { read, clear } = plugIn({ refusals: { 2: 9 } });
    const { held } = await read();
    await expect(throughSilence(() => clear(held))).rejects.toMatchObject({ fault: 'refused' });
  });
});
