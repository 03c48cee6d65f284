import type { parseArgs } from 'node:util';

import type { ActionContext } from '../../services/actions/action';

import type { CommandContext } from './runOnDatabase';

/** Options of `npm run desk`, as `parseArgs` reads them. */
export const DESK_OPTIONS = {
  queue: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string', multiple: true },
  roles: { type: 'string' },
  from: { type: 'string' },
  scopes: { type: 'string' },
  expires: { type: 'string' },
  networks: { type: 'string' },
  overlap: { type: 'string' },
  'last-order': { type: 'string' },
  'last-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface CommandArguments {
  /** The arguments after noun and verb; empty if they are missing. */
  first: string;
  second: string;
  by: ActionContext;
  options: CommandOptions;
}

type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof DESK_OPTIONS }>>['values'];

/** Carries out a command; a returned number is the exit code. */
export type CommandHandler = (
  context: CommandContext,
  args: CommandArguments,
) => Promise<number | void>;
