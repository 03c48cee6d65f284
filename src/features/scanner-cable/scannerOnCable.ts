import { STORES_TIME } from '#domain/csp2/command';
import { readDevice, type Device } from '#domain/csp2/device';
import { clockBytes, readClock, secondsLate } from '#domain/csp2/deviceTime';
import { readScans } from '#domain/csp2/readScans';
import type { Reply } from '#domain/csp2/reply';
import type { ReadFile } from '#domain/scanner/scannerFile';

import { CableError, openCable, type Cable } from './cable';
import type { SerialPort } from './webSerial';

/** Seconds that a clock may be wrong before it is set. */
const TOLERATED = 60;

export interface ScannerClock {
  /** Seconds behind this computer's clock, negative where it is ahead; `undefined` where it was never set. */
  late: number | undefined;
  /** It was wrong, and is right now; `false` where the scanner would not take the time. */
  isSet?: boolean;
}

export interface ScannerReading {
  /** Its records, as a file would hold them. */
  file: ReadFile;
  device: Device;
  clock: ScannerClock;
  /** All that it sent of its scans, to know them again before they are cleared. */
  held: string;
}

/** Opens the port for as long as the work takes, and lets the scanner rest afterwards. */
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

const heldIn = ({ strings }: Reply): string => strings.map((record) => record.join(' ')).join('\n');

/** An older scanner that does not know the question stores the time with every scan. */
async function storesTime(cable: Cable): Promise<boolean> {
  try {
    const { strings } = await cable.ask('readParameter', [STORES_TIME]);
    return strings[0]?.[1] !== 0;
  } catch (error) {
    if (error instanceof CableError && error.fault === 'refused') return true;
    throw error;
  }
}

async function setWhereWrong(cable: Cable, late: number | undefined): Promise<ScannerClock> {
  if (late !== undefined && Math.abs(late) <= TOLERATED) return { late };
  const isSet = await cable.ask('setTime', clockBytes(new Date())).then(
    () => true,
    () => false,
  );
  return { late, isSet };
}

/** Who the scanner is, what it holds, and how its clock goes, which is set right where it is off by a minute. */
export async function readScanner(cable: Cable): Promise<ScannerReading> {
  const device = readDevice(await cable.ask('interrogate'));
  if (device.state === 'waking') throw new CableError('waking');
  const shown = readClock((await cable.ask('getTime')).strings[0] ?? new Uint8Array());
  const late = shown && secondsLate(shown, new Date());
  const hasTimes = await storesTime(cable);
  const upload = await cable.ask('upload');
  const file = readScans(upload, hasTimes);
  return { file, device, held: heldIn(upload), clock: await setWhereWrong(cable, late) };
}

/** Empties the scanner, unless it holds other scans by now than those that were read. */
export async function clearScanner(cable: Cable, held: string): Promise<void> {
  await cable.ask('interrogate');
  if (heldIn(await cable.ask('upload')) !== held) throw new CableError('changed');
  await cable.ask('clear');
  if ((await cable.ask('upload')).strings.length > 0) throw new CableError('refused');
}
