/** Reads arguments; prints what is wrong with them, and the help, if they cannot be read. */
export function readOrExplain<Given>(read: () => Given, help: string): Given | undefined {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(help);
    return undefined;
  }
}
