import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm';

/** Symbologies used on products and cases, and on the order forms printed by this shop. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14', 'Code128', 'Code39'],
  textMode: 'Plain',
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 16,
};

prepareZXingModule({ overrides: { locateFile: () => readerFile } });

/**
 * Removes the leading zero with which the reader turns a UPC-A into an EAN-13; scanners do not add
 * it.
 */
const asScanned = (text: string): string => (/^0\d{12}$/.test(text) ? text.slice(1) : text);

/**
 * Returns the distinct barcodes in a picture as a scanner would send them; loads the reader on
 * first use.
 */
export async function readCodes(picture: ImageData | Uint8Array): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  return [...new Set(found.map(({ text }) => asScanned(text)))];
}
