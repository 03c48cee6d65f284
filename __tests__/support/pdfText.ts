import { inflateSync } from 'node:zlib';

/** Extracts the visible text of a PDF, which is stored in pieces in hexadecimal. */
export function pdfText(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const contents = [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(
    ([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  const textBlocks = contents.join('\n').matchAll(/\[([^\]]*)\]\s*TJ/g);
  return Array.from(textBlocks, ([, parts = '']) =>
    Array.from(parts.matchAll(/<([0-9a-f]+)>/gi), ([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ).join(''),
  ).join('\n');
}
