/** Barcode symbologies by the byte that precedes the code of a record (Symbol CS 1504 protocol). */
const NAMES: Record<number, string> = {
  0x01: 'Code-39',
  0x02: 'Codabar',
  0x03: 'Code-128',
  0x04: 'Discrete 2 of 5',
  0x05: 'IATA 2 of 5',
  0x06: 'ITF',
  0x07: 'Code-93',
  0x08: 'UPC-A',
  0x09: 'UPC-E',
  0x0a: 'EAN-8',
  0x0b: 'EAN-13',
  0x0c: 'Code-11',
  0x0e: 'MSI',
  0x0f: 'EAN-128',
  0x10: 'UPC-E1',
  0x11: 'PDF417',
  0x13: 'Code-39 full ASCII',
  0x15: 'Trioptic',
  0x16: 'Bookland',
  0x1b: 'Data Matrix',
  0x1c: 'QR Code',
  0x1d: 'Composite',
  0x20: 'Code-32',
  0x30: 'GS1 DataBar',
  0x31: 'GS1 DataBar Limited',
  0x32: 'GS1 DataBar Expanded',
};

/** Flag bits for an add-on of two or five digits. */
const ADD_ONS = { 0x40: ' + 2', 0x80: ' + 5' } as const;

/**
 * Returns the name as the Companion program writes it; a code of unknown symbology is still
 * accepted.
 */
export function symbologyName(id: number): string {
  const exact = NAMES[id];
  if (exact) return exact;
  const addOn = ADD_ONS[(id & 0xc0) as keyof typeof ADD_ONS];
  const main = NAMES[id & 0x3f];
  return addOn && main ? main + addOn : 'Unknown Symbology';
}
