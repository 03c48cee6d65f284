/**
 * Checksum at the end of every CSP2 frame: CRC-16 with the reflected polynomial 0xA001, initial
 * value 0xFFFF, complemented, high byte sent first. Source: Symbol CS 1504 serial protocol, which
 * the Opticon OPN-2001 family speaks (`opn_companion_sdk`, API/WebSerial).
 */
export function crc16(bytes: Iterable<number>): number {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return ~sum & 0xffff;
}
