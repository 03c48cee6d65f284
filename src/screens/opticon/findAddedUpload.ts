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

const addedOf = (userId: string) => recordAt<AddedUpload[]>('addedUploads', userId, schema);

const readAdded = async (userId: string) => (await addedOf(userId).read()) ?? [];

/** Finds an earlier list with the same content whose lines are, or were, in the cart. */
export async function findAddedUpload(
  userId: string,
  { hash, id }: { hash: string; id: string },
): Promise<AddedUpload | undefined> {
  const added = await readAdded(userId);
  return added.findLast((one) => one.hash === hash && one.uploadId !== id);
}

export async function rememberAdded(userId: string, upload: AddedUpload): Promise<void> {
  const others = (await readAdded(userId)).filter(({ uploadId }) => uploadId !== upload.uploadId);
  await addedOf(userId).write([...others, upload].slice(-MAX_REMEMBERED));
}

export async function forgetAdded(userId: string, id: string): Promise<void> {
  const added = await readAdded(userId);
  await addedOf(userId).write(added.filter(({ uploadId }) => uploadId !== id));
}
