import { PICTURE } from '#domain/deskProducts';

import { turns } from '../files/turns';

import { loadSharp } from './loadSharp';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Pixels of the longer edge that is kept; screens show less. */
const LONGEST_EDGE = 2000;
const SECONDS = 20;

/** One at a time: a picture of the largest kind takes much of the memory. */
const inTurn = turns(1);

/** Why an upload cannot be used. */
export type UploadFault = 'type' | 'pixels' | 'damaged';

/**
 * An uploaded picture made anew, upright and without whatever else the file held (places, comments, other
 * files); or why it is none. The content counts, whatever it was said to be.
 */
export const readUpload = (bytes: Uint8Array): Promise<Buffer | UploadFault> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: PICTURE.pixels, failOn: 'error' });
    const facts = await picture.metadata().catch((error: unknown) => faultOf(error));
    if (typeof facts === 'string') return facts === 'damaged' ? 'type' : facts;
    if (!FORMATS.includes(facts.format)) return 'type';
    if (facts.width * facts.height > PICTURE.pixels) return 'pixels';
    return picture
      .autoOrient()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
      .catch((error: unknown) => faultOf(error));
  });

const faultOf = (error: unknown): UploadFault =>
  error instanceof Error && /pixel limit/i.test(error.message) ? 'pixels' : 'damaged';
