import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error The library declares no types for its worker.
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import { pdfLines, type PdfText } from '#domain/order-document/pdfLines';

/** Pages after these are not read; an order of so many pages has too many lines anyway. */
const MAX_PAGES = 300;

// This runs in a worker already, so that the library needs none of its own.
Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/** Opens a PDF and returns its lines, with tabs between columns; throws if it is damaged or locked. */
export async function openPdf(bytes: Uint8Array): Promise<string[]> {
  const loading = pdf.getDocument({
    // The library takes the bytes over; they are read again with other choices.
    data: bytes.slice(),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const pages: PdfText[][] = [];
    for (let nth = 1; nth <= Math.min(document.numPages, MAX_PAGES); nth += 1) {
      const page = await document.getPage(nth);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item): PdfText[] => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , , x, y] = item.transform as number[];
          return [{ text: item.str, x: x!, y: y!, width: item.width, height: item.height || 10 }];
        }),
      );
    }
    return pdfLines(pages);
  } finally {
    await loading.destroy();
  }
}
