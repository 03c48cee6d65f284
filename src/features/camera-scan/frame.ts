/** Maximum length of the longer side in pixels: enough for a barcode across half the picture. */
const MAX_LIVE_SIDE = 1280;
const MAX_STILL_SIDE = 2400;

type Source = HTMLVideoElement | ImageBitmap;

let context: CanvasRenderingContext2D | null | undefined;

function imageDataOf(
  source: Source,
  width: number,
  height: number,
  maxSide: number,
): ImageData | undefined {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const scale = Math.min(1, maxSide / Math.max(width, height));
  if (!context || width === 0) return undefined;
  const { canvas } = context;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the camera's current frame; `undefined` before the first one. */
export const frameOf = (video: HTMLVideoElement): ImageData | undefined =>
  imageDataOf(video, video.videoWidth, video.videoHeight, MAX_LIVE_SIDE);

/** Decodes a picture file; returns `undefined` if the browser cannot read it. */
export async function pictureOf(file: Blob): Promise<ImageData | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  try {
    return picture && imageDataOf(picture, picture.width, picture.height, MAX_STILL_SIDE);
  } catch {
    return undefined;
  } finally {
    picture?.close();
  }
}
