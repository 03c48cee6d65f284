/** Nothing can be backed up so; the message says what to do. */
export class Unfit extends Error {}
