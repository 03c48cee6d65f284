/**
 * Files dropped on another screen, on their way to the one that reads them; `File` objects are not
 * serialisable and cannot be put into the store.
 */
let pending: File[] = [];

export function setPendingFiles(files: readonly File[]): void {
  pending = [...files];
}

/** Returns the files and clears them. */
export function takePendingFiles(): File[] {
  const files = pending;
  pending = [];
  return files;
}
