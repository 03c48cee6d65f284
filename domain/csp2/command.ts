import { crc16 } from './crc16';

/** Second byte of every frame, in both directions. */
export const STX = 0x02;

/** Commands from computer to scanner (Symbol CS 1504 protocol; Opticon `CSp2.h`). */
const COMMANDS = {
  interrogate: 0x01,
  clear: 0x02,
  powerDown: 0x05,
  upload: 0x07,
  readParameter: 0x08,
  setTime: 0x09,
  getTime: 0x0a,
} as const;

export type CommandName = keyof typeof COMMANDS;

/** Parameter that tells whether records end with the time of the scan (`PARAM_STORE_RTC`). */
export const STORES_TIME_PARAMETER = 35;

/**
 * Builds a frame with its checksum: the command, STX, an optional length-prefixed string and a zero
 * byte.
 */
export function command(name: CommandName, string: readonly number[] = []): Uint8Array {
  const lengthPrefixed = string.length > 0 ? [string.length, ...string] : [];
  const frame = [COMMANDS[name], STX, ...lengthPrefixed, 0];
  const sum = crc16(frame);
  return Uint8Array.from([...frame, sum >> 8, sum & 0xff]);
}
