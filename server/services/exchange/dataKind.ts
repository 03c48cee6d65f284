import type { TSchema } from 'typebox';

import type { ConfirmedCounts, Impact } from '#domain/importGuards';

import type { ChangedProducts } from '../../catalogue/version';
import type { Db } from '../../db/client';
import type { Action, EventKind } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';

/** Options of a batch that apply to all of its rows. */
export interface BatchOptions {
  /** Time of the sender's data: UTC, ISO 8601. */
  asOf?: string | undefined;
  /** The last event that the sender had processed. */
  seq?: number | undefined;
  confirmed: ConfirmedCounts;
  /** Whether a repeat of the batch is recognised as one. */
  isKeyed: boolean;
  /**
   * Whether values that cannot be used are left out and reported, as of a table that somebody has
   * saved, instead of refusing their row.
   */
  leavesOut?: boolean;
  /** Whether each row is to report what it changes. */
  reportsChanges?: boolean;
}

/** A readable row, with its position in the batch. */
export interface KeyedRow<Content> {
  row: number;
  key: string;
  content: Content;
}

export const outcomeOf = (
  { row, key }: Pick<KeyedRow<unknown>, 'row' | 'key'>,
  outcome: KeyedOutcome['outcome'],
): KeyedOutcome => ({ row, key, outcome });

/** Effects of a batch that may be a mistake. */
export interface ImpactEstimate {
  impact: Impact;
  examples: string[];
}

export interface BatchResult {
  outcomes: KeyedOutcome[];
  /** Products with changes that affect the in-memory catalogue. */
  seen: ChangedProducts;
}

/** A kind of data that is received in rows. */
export interface DataKind<Content> {
  name: string;
  /** Event recorded once per batch; kinds whose rows record their own have none. */
  event?: EventKind;
  /** Rows of a large batch per transaction, if different from the default. */
  partSize?: number;
  /** Schema of a row. */
  shape: TSchema;
  keyOf(content: Partial<Content>): string;
  /** The price list that the row of a key is about, which the event of a batch names if it is one. */
  listOf?(key: string): string;
  /**
   * What a row sets, besides its fields: only a row for the same replaces it. A row for which it is
   * `undefined` is never replaced.
   */
  scopeOf?(content: Content): string | undefined;
  /** Refuses a batch that lacks information about its rows, readable or not. */
  assertComplete?(rows: readonly unknown[], options: BatchOptions): void;
  /** Counts the effects that need confirmation, before anything is written. */
  estimateImpact(
    tx: Db,
    rows: readonly KeyedRow<Content>[],
    options: BatchOptions,
    estimate: ImpactEstimate,
  ): Promise<void>;
  take(
    action: Action,
    rows: readonly KeyedRow<Content>[],
    options: BatchOptions,
  ): Promise<BatchResult>;
  /** Runs once the data is stored. */
  afterwards?(db: Db): void;
}
