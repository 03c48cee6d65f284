/** Thrown with the reason why a row cannot be imported. */
export class BadRow extends Error {}
