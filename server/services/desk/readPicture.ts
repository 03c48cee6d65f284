import { PICTURE_LIMITS } from '#domain/deskProducts';

import { readUpload, type UploadFault } from '../../pictures/readUpload';
import { Refusal } from '../refusal';

const REFUSALS = {
  type: [415, 'picture.type'],
  pixels: [413, 'picture.pixels'],
  damaged: [400, 'picture.damaged'],
} as const satisfies Record<UploadFault, unknown>;

/** Re-encodes an uploaded picture; refused if it cannot be used. */
export async function readPicture(bytes: Uint8Array): Promise<Buffer> {
  const result = await readUpload(bytes);
  if (typeof result !== 'string') return result;
  const [status, code] = REFUSALS[result];
  throw new Refusal(status, code, { params: { limit: PICTURE_LIMITS.megapixels } });
}
