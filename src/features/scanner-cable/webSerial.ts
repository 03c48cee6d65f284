/** What of the Web Serial API is used here; TypeScript does not know it yet. https://wicg.github.io/serial/ */
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

/** Opticon's number among the makers of USB devices. */
const OPTICON = 0x065a;

const serial = (): Serial | undefined => (navigator as { serial?: Serial }).serial;

/** Why no cable can be read here: the page came without https, or the browser has no Web Serial. */
export type NoCable = 'insecure' | 'browser';

export function whyNoCable(): NoCable | undefined {
  if (!window.isSecureContext) return 'insecure';
  return serial() ? undefined : 'browser';
}

/**
 * The scanner that was chosen earlier, if it is the only one that is plugged in; else the browser asks the
 * person, and must be called out of a click or a key for that. `undefined` where none was chosen.
 */
export async function choosePort(): Promise<SerialPort | undefined> {
  const ports = (await serial()?.getPorts()) ?? [];
  const known = ports.filter((port) => port.getInfo().usbVendorId === OPTICON);
  if (known.length === 1) return known[0];
  try {
    return await serial()?.requestPort({ filters: [{ usbVendorId: OPTICON }] });
  } catch {
    return undefined;
  }
}

/** One attempt at reading. */
export interface CableTurn {
  number: number;
  port: Promise<SerialPort | undefined>;
}
