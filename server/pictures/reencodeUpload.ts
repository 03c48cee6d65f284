import { PICTURE_LIMITS } from '#domain/deskProducts';

import { limitConcurrency } from '../files/limitConcurrency';

import { loadSharp } from './loadSharp';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Maximum length of the longer edge in pixels; screens show less. */
const MAX_EDGE = 2000;
const TIMEOUT_SECONDS = 20;

/** One at a time, as decoding a picture of the maximum size takes much memory. */
const oneAtATime = limitConcurrency(1);

/** Why an upload was rejected. */
export type UploadFault = 'type' | 'pixels' | 'damaged';

/**
 * Re-encodes an uploaded picture, rotated upright and without anything else in the file (locations,
 * comments, embedded files); or returns why it was rejected. The format is detected from the
 * content, not from the declared type.
 */
export const reencodeUpload = (bytes: Uint8Array): Promise<Buffer | UploadFault> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' });
    const metadata = await picture.metadata().catch((error: unknown) => faultOf(error));
    if (typeof metadata === 'string') return metadata === 'damaged' ? 'type' : metadata;
    if (!FORMATS.includes(metadata.format)) return 'type';
    if (metadata.width * metadata.height > PICTURE_LIMITS.pixels) return 'pixels';
    return picture
      .autoOrient()
      .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
      .catch((error: unknown) => faultOf(error));
  });

const faultOf = (error: unknown): UploadFault =>
  error instanceof Error && /pixel limit/i.test(error.message) ? 'pixels' : 'damaged';
