/**
 * Returns whether the work succeeded; without storage, a browser throws synchronously or rejects.
 */
export async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
