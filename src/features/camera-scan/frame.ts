/** Maximum length of the longer side in pixels: enough for a barcode across half the picture. */
const LIVE = 1280;
const STILL = 2400;

type Source = HTMLVideoElement | ImageBitmap;

let pen: CanvasRenderingContext2D | null | undefined;

function imageDataOf(
  source: Source,
  width: number,
  height: number,
  most: number,
): ImageData | undefined {
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const scale = Math.min(1, most / Math.max(width, height));
  if (!pen || width === 0) return undefined;
  const { canvas } = pen;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the camera's current frame; `undefined` before the first one. */
export const frameOf = (video: HTMLVideoElement): ImageData | undefined =>
  imageDataOf(video, video.videoWidth, video.videoHeight, LIVE);

/** Decodes a picture file; returns `undefined` if the browser cannot read it. */
export async function pictureOf(file: Blob): Promise<ImageData | undefined> {
  try {
    const picture = await createImageBitmap(file);
    return imageDataOf(picture, picture.width, picture.height, STILL);
  } catch {
    return undefined;
  }
}
