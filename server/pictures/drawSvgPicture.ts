import { encode, type PictureFormat } from './formats';
import { loadSharp } from './loadSharp';

/** A drawing in the format that is asked for. */
export async function drawSvgPicture(svg: string, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  return encode(sharp(Buffer.from(svg)), format);
}
