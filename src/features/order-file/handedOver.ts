/** A file that was dropped on another screen, on its way to the one that reads it: a browser's file fits in no store. */
let waiting: File[] = [];

export function handOver(files: readonly File[]): void {
  waiting = [...files];
}

/** Gives the files once. */
export function takeHandedOver(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}
