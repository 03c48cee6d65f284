/**
 * Files dropped on another screen, on their way to the one that reads them; `File` objects are not
 * serialisable and cannot be put into the store.
 */
let waiting: File[] = [];

export function setPendingFiles(files: readonly File[]): void {
  waiting = [...files];
}

/** Returns the files and clears them. */
export function takePendingFiles(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}
