import { explainError } from '../../explainError';

/**
 * Ends the process with a command's exit code; wrong options and settings are explained in a
 * sentence.
 */
export function exitWith(command: Promise<number>): void {
  command.then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(describe(error));
      process.exit(1);
    },
  );
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  return explainError(error, undefined) ?? error.stack ?? error.message;
}
