import { readKept, writeKept } from '../../store/kept';

/** A list whose lines went into the cart. */
export interface AddedUpload {
  uploadId: string;
  hash: string;
  name: string;
  lines: number;
  at: string;
}

/** Lists that are remembered; the oldest goes first. */
const MOST = 30;

const keptAs = (userId: string) => `opticon-added:${userId}`;

const readAdded = async (userId: string) => (await readKept<AddedUpload[]>(keptAs(userId))) ?? [];

/** An earlier list of the same content that is in the cart, or was. */
export async function addedBefore(
  userId: string,
  { hash, id }: { hash: string; id: string },
): Promise<AddedUpload | undefined> {
  const added = await readAdded(userId);
  return added.findLast((one) => one.hash === hash && one.uploadId !== id);
}

export async function rememberAdded(userId: string, upload: AddedUpload): Promise<void> {
  const others = (await readAdded(userId)).filter(({ uploadId }) => uploadId !== upload.uploadId);
  await writeKept(keptAs(userId), [...others, upload].slice(-MOST));
}

export async function forgetAdded(userId: string, id: string): Promise<void> {
  const added = await readAdded(userId);
  await writeKept(
    keptAs(userId),
    added.filter(({ uploadId }) => uploadId !== id),
  );
}
