/** A workbook is a compressed archive; one that is too large when decompressed is rejected. */
export class TooLargeUnpacked extends Error {}
