import type { DeviceReply } from './reply';

export interface Device {
  /**
   * As the Companion program writes it to its files: six hexadecimal digits, or seven for newer
   * scanners.
   */
  serial: string;
  software: string;
  /** `waking`: the scanner was in another mode and will respond in a few seconds. */
  state: 'ready' | 'lowBattery' | 'waking';
}

const STATES: Record<number, Device['state']> = { 5: 'waking', 22: 'lowBattery' };

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

/**
 * Formats the last three of the eight bytes of an id, preceded by a digit of the fifth if it is
 * used (`OPN2001_DEMODlg.cpp`).
 */
export function serialOf(id: Uint8Array): string {
  const seventh = id[4] ? (id[4] & 0x0f).toString(16).toUpperCase() : '';
  return seventh + [...id.slice(5, 8)].map(hex).join('');
}

/**
 * Parses the response to `interrogate`: protocol version, system status, id (8 bytes), software
 * version (8 bytes of text).
 */
export function parseDevice({ fixed }: DeviceReply): Device {
  const software = String.fromCharCode(...fixed.slice(10, 18))
    .replace(/[^ -~]/g, '')
    .trim();
  return {
    serial: serialOf(fixed.slice(2, 10)),
    software,
    state: STATES[fixed[1] ?? 0] ?? 'ready',
  };
}
