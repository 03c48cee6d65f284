import { PICTURE_LIMITS } from '#domain/deskProducts';

import { reencodeUpload, type UploadFault } from '../../pictures/reencodeUpload';
import { Refusal } from '../actions/refusal';

const REFUSALS = {
  type: [415, 'picture.type'],
  pixels: [413, 'picture.pixels'],
  damaged: [400, 'picture.damaged'],
} as const satisfies Record<UploadFault, unknown>;

/** Re-encodes an uploaded picture; refused if it cannot be used. */
export async function readPicture(bytes: Uint8Array): Promise<Buffer> {
  const result = await reencodeUpload(bytes);
  if (typeof result !== 'string') return result;
  const [status, code] = REFUSALS[result];
  throw new Refusal(status, code, { params: { limit: PICTURE_LIMITS.megapixels } });
}
