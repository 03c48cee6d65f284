import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm';

/** What stands on products and cases, and on the forms that are printed here. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14', 'Code128', 'Code39'],
  textMode: 'Plain',
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 16,
};

prepareZXingModule({ overrides: { locateFile: () => readerFile } });

/** The reader gives a UPC-A the zero before it that makes an EAN-13 of it; a scanner does not. */
const asScanned = (text: string): string => (/^0\d{12}$/.test(text) ? text.slice(1) : text);

/** The bar codes in a picture, each once, as a scanner would send them; fetches the reader the first time. */
export async function readCodes(picture: ImageData | Uint8Array): Promise<string[]> {
  const found = await readBarcodes(picture, OPTIONS);
  return [...new Set(found.map(({ text }) => asScanned(text)))];
}
