import { settingName } from './environment';

/**
 * Default requests per minute of one customer, one API key, or one IP address for visitors; 0
 * disables the limit. `rendering` is the processor time of pages for all visitors together, in
 * milliseconds per minute (`plugins/renderingBudget`). Failed sign-ins are limited separately
 * (`services/passwordAttempts`).
 */
export const LIMITS = {
  signIn: 600,
  browse: 30_000,
  search: 600,
  change: 6_000,
  apply: 300,
  passwordHelp: 60,
  upload: 600,
  export: 60,
  image: 60_000,
  file: 0,
  call: 600,
  batch: 60,
  rendering: 24_000,
} as const;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

/** Environment variable of a limit, such as LIMITS_SIGN_IN. */
export const limitSetting = (name: string): string => `LIMITS_${settingName(name)}`;
