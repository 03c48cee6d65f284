/**
 * Names of barcode symbologies as scanners and terminals write them, without hyphens and spaces.
 */
const SYMBOLOGIES = new Set(
  `upc upca upce upce0 upce1 ean13 ean8 jan13 jan8 instor13 instor8 instore13 instore8 bookland isbn issn ismn
  code39 code39fullascii fullasciicode39 code32 code93 code128 ean128 gs1128 ucc128 code11
  itf itf14 interleaved2of5 i2of5 industrial2of5 discrete2of5 straight2of5 standard2of5 matrix2of5 iata iata2of5
  codabar nw7 msi msiplessey plessey ukplessey telepen trioptic scode chinesepost koreanpostal
  databar gs1databar databarlimited databarexpanded gs1databarlimited gs1databarexpanded rss14 rsslimited rssexpanded
  pdf417 micropdf417 qr qrcode microqr microqrcode datamatrix gs1datamatrix aztec azteccode maxicode codablockf
  composite gs1composite unknownsymbology`.split(/\s+/),
);

/**
 * Whether the text is the name of a symbology: `UPC-A`, `UPCA`, `EAN-13 + 5`, `Code-39 full ASCII`.
 */
export function isSymbology(text: string): boolean {
  if (text.length > 24) return false;
  const bare = text.toLowerCase().replace(/[\s_-]/g, '');
  return SYMBOLOGIES.has(bare.replace(/\+[25]$/, ''));
}
