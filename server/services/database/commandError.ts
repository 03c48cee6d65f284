/** Thrown if a command cannot run as requested; the message says what to do. */
export class CommandError extends Error {}
