import { toBuffer } from 'bwip-js/node';
import sharp from 'sharp';

/** Draws one barcode with an encoder unrelated to the decoder under test. */
const drawBarcode = (bcid: string, text: string) =>
  toBuffer({
    bcid,
    text,
    scale: 3,
    height: 14,
    includetext: true,
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: 'ffffff',
  });

/** Draws a barcode as held in front of a camera: slightly rotated and out of focus. */
export async function barcodePhoto(bcid: string, text: string, degrees = 6): Promise<Uint8Array> {
  const turned = await sharp(await drawBarcode(bcid, text))
    .rotate(degrees, { background: '#ffffff' })
    .blur(0.6)
    .toBuffer();
  return scene([turned]);
}

/** Draws several barcodes one below the other. */
export async function sheetOf(codes: readonly (readonly [bcid: string, text: string])[]) {
  return scene(await Promise.all(codes.map(([bcid, text]) => drawBarcode(bcid, text))));
}

const SCENE = { width: 1280, height: 720, channels: 3 as const, background: '#8a8a84' };

async function scene(pictures: readonly Buffer[]): Promise<Uint8Array> {
  const height = Math.floor(SCENE.height / pictures.length);
  const layers = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize({ width: 1000, height: height - 20, fit: 'inside', withoutEnlargement: true })
        .toBuffer(),
      top: index * height + 10,
      left: 140,
    })),
  );
  return sharp({ create: SCENE }).composite(layers).png().toBuffer();
}
