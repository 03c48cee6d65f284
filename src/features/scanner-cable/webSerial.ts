/**
 * The parts of the Web Serial API used here; TypeScript has no types for it.
 * https://wicg.github.io/serial/
 */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  getInfo: () => { usbVendorId?: number };
  open: (options: { baudRate: number; bufferSize: number }) => Promise<void>;
  close: () => Promise<void>;
}

interface Serial {
  getPorts: () => Promise<SerialPort[]>;
  requestPort: (options: { filters: { usbVendorId: number }[] }) => Promise<SerialPort>;
}

/** Opticon's USB vendor ID. */
const OPTICON_VENDOR_ID = 0x065a;

const serial = (): Serial | undefined => (navigator as { serial?: Serial }).serial;

/**
 * Why the cable is unavailable: the page was loaded without HTTPS, or the browser lacks Web Serial.
 */
export type CableUnavailableReason = 'insecure' | 'browser';

export function cableUnavailableReason(): CableUnavailableReason | undefined {
  if (!window.isSecureContext) return 'insecure';
  return serial() ? undefined : 'browser';
}

/**
 * Returns the previously authorised scanner if it is the only one plugged in; otherwise the browser
 * asks the person, which requires a click or key press. `undefined` if none was chosen.
 */
export async function choosePort(): Promise<SerialPort | undefined> {
  const ports = (await serial()?.getPorts()) ?? [];
  const authorised = ports.filter((port) => port.getInfo().usbVendorId === OPTICON_VENDOR_ID);
  if (authorised.length === 1) return authorised[0];
  try {
    return await serial()?.requestPort({ filters: [{ usbVendorId: OPTICON_VENDOR_ID }] });
  } catch {
    return undefined;
  }
}

/** One attempt at reading. */
export interface CableAttempt {
  number: number;
  port: Promise<SerialPort | undefined>;
}
