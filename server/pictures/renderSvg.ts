import { encode, type PictureFormat } from './formats';
import { loadSharp } from './loadSharp';

/** Renders SVG to the requested format. */
export async function renderSvg(svg: string, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  return encode(sharp(Buffer.from(svg)), format);
}
