import { STORES_TIME_PARAMETER } from '#domain/csp2/command';
import { parseDevice, type Device } from '#domain/csp2/device';
import { clockBytes, parseClock, secondsBehind } from '#domain/csp2/deviceTime';
import { readScans } from '#domain/csp2/readScans';
import type { DeviceReply } from '#domain/csp2/reply';
import type { ReadFile } from '#domain/scanner/scannerFile';

import { CableError, openCable, type Cable } from './cable';
import type { SerialPort } from './webSerial';

/** Tolerated deviation of the scanner's clock in seconds before it is set. */
const CLOCK_TOLERANCE_SECONDS = 60;

export interface ScannerClock {
  /**
   * Seconds behind this computer's clock, negative if ahead; `undefined` if the clock was never
   * set.
   */
  late: number | undefined;
  /** Whether a wrong clock could be corrected; `false` if the scanner refused the time. */
  isSet?: boolean;
}

export interface ScannerReading {
  /** The scans, as read from a scanner's file. */
  file: ReadFile;
  device: Device;
  clock: ScannerClock;
  /** All records as sent, compared again before the scanner is cleared. */
  held: string;
}

/** Opens the port for the duration of the work and powers the scanner down afterwards. */
export async function withCable<T>(
  port: SerialPort,
  signal: AbortSignal,
  work: (cable: Cable) => Promise<T>,
): Promise<T> {
  const cable = await openCable(port);
  const close = () => void cable.close();
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  try {
    const result = await work(cable);
    await cable.ask('powerDown', [], 1).catch(() => {});
    return result;
  } finally {
    signal.removeEventListener('abort', close);
    await cable.close();
  }
}

const recordsText = ({ strings }: DeviceReply): string =>
  strings.map((record) => record.join(' ')).join('\n');

/** Older scanners refuse the question; they store the time with every scan. */
async function storesTime(cable: Cable): Promise<boolean> {
  try {
    const { strings } = await cable.ask('readParameter', [STORES_TIME_PARAMETER]);
    return strings[0]?.[1] !== 0;
  } catch (error) {
    if (error instanceof CableError && error.fault === 'refused') return true;
    throw error;
  }
}

async function correctClock(cable: Cable, late: number | undefined): Promise<ScannerClock> {
  if (late !== undefined && Math.abs(late) <= CLOCK_TOLERANCE_SECONDS) return { late };
  const isSet = await cable.ask('setTime', clockBytes(new Date())).then(
    () => true,
    () => false,
  );
  return { late, isSet };
}

/**
 * Reads a scanner's identity, scans and clock; corrects a clock that is off by more than a minute.
 */
export async function readScanner(cable: Cable): Promise<ScannerReading> {
  const device = parseDevice(await cable.ask('interrogate'));
  if (device.state === 'waking') throw new CableError('waking');
  const scannerTime = parseClock((await cable.ask('getTime')).strings[0] ?? new Uint8Array());
  const late = scannerTime && secondsBehind(scannerTime, new Date());
  const hasTimes = await storesTime(cable);
  const upload = await cable.ask('upload');
  const file = readScans(upload, hasTimes);
  return { file, device, held: recordsText(upload), clock: await correctClock(cable, late) };
}

/** Clears the scanner, unless its scans have changed since they were read. */
export async function clearScanner(cable: Cable, held: string): Promise<void> {
  await cable.ask('interrogate');
  if (recordsText(await cable.ask('upload')) !== held) throw new CableError('changed');
  await cable.ask('clear');
  if ((await cable.ask('upload')).strings.length > 0) throw new CableError('refused');
}
