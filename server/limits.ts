/**
 * Requests a minute of one customer, of one key of a machine, or of one address for visitors, where no setting says otherwise;
 * 0 is without limit. Failed sign-ins have a limit of their own (`services/signInAttempts`).
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
} as const;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

/** The setting of a limit: LIMITS_SIGN_IN. */
export const limitSetting = (name: string): string =>
  `LIMITS_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
