import { array, number, object, string } from 'yup';

import { recordAt } from '../../store/persistence/records';

/** An uploaded list whose lines were added to the cart. */
export interface AddedUpload {
  uploadId: string;
  hash: string;
  name: string;
  lines: number;
  at: string;
}

/** Maximum number of remembered lists; the oldest is dropped first. */
const MAX_REMEMBERED = 30;

const schema = array(
  object({
    uploadId: string().required(),
    hash: string().defined(),
    name: string().defined(),
    lines: number().required(),
    at: string().required(),
  }).required(),
).required();

const addedUploadsRecord = (userId: string) =>
  recordAt<AddedUpload[]>('addedUploads', userId, schema);

/** Finds an earlier list with the same content whose lines are, or were, in the cart. */
export async function findAddedUpload(
  userId: string,
  { hash, id }: { hash: string; id: string },
): Promise<AddedUpload | undefined> {
  const addedUploads = await addedUploadsRecord(userId).read();
  return addedUploads?.findLast(
    (candidate) => candidate.hash === hash && candidate.uploadId !== id,
  );
}

export async function rememberAddedUpload(userId: string, upload: AddedUpload): Promise<void> {
  await addedUploadsRecord(userId).change((uploads = []) =>
    [...without(uploads, upload.uploadId), upload].slice(-MAX_REMEMBERED),
  );
}

export async function forgetAddedUpload(userId: string, id: string): Promise<void> {
  await addedUploadsRecord(userId).change((uploads) => uploads && without(uploads, id));
}

const without = (uploads: readonly AddedUpload[], id: string): AddedUpload[] =>
  uploads.filter(({ uploadId }) => uploadId !== id);
