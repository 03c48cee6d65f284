import type { Openers } from '#domain/order-document/openers';

/** Opens each file once, although it is read twice: for its codes, and with their names. */
function once<Opened>(
  open: (bytes: Uint8Array) => Promise<Opened>,
): (bytes: Uint8Array) => Promise<Opened> {
  const opened = new Map<Uint8Array, Promise<Opened>>();
  return (bytes) => {
    const opening = opened.get(bytes) ?? open(bytes);
    opened.set(bytes, opening);
    return opening;
  };
}

/**
 * Returns the parsers of files that are not text, each loaded on first use. `onOpening` is called
 * when that of workbooks is loaded and starts.
 */
export const openersOf = (onOpening: () => void = () => {}): Openers => ({
  workbook: once(async (bytes) => {
    const { openWorkbook } = await import('./openWorkbook');
    onOpening();
    return openWorkbook(bytes);
  }),
  pdf: once(async (bytes) => (await import('./openPdf')).openPdf(bytes)),
  mail: once(async (bytes) => (await import('./openMail')).openMail(bytes)),
  outlook: once(async (bytes) => (await import('./openOutlook')).openOutlook(bytes)),
  order: once(async (bytes) => (await import('./openXmlOrder')).openXmlOrder(bytes)),
});
