let expectedPrefixes: string[] = [];

/** Announces that the test expects a warning or an error with this prefix on the console. */
export const expectMessage = (prefix: string) => void expectedPrefixes.push(prefix);

export const isExpected = (message: string) =>
  expectedPrefixes.some((prefix) => message.startsWith(prefix));

export function forgetExpected() {
  expectedPrefixes = [];
}
