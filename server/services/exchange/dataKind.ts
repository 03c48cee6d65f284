import type { TSchema } from 'typebox';

import type { Confirmed, Impact } from '#domain/importGuards';

import type { Seen } from '../../catalogue/version';
import type { Db } from '../../db/client';
import type { Action, EventKind } from '../action';

import type { RowOutcome } from './outcomes';

/** Most rows of an upload. */
export const MOST_ROWS = 100_000;

/** What a batch says of all of its rows. */
export interface Manner {
  /** When the sender knew it: UTC, ISO 8601. */
  asOf?: string | undefined;
  /** The last event that the sender had worked in. */
  seq?: number | undefined;
  confirmed: Confirmed;
  /** True where a repeat of the batch is known for one. */
  isKeyed: boolean;
  /** True where each row is to tell what it changes. */
  tellsChanges?: boolean;
}

/** A row that could be read, with its place in what was sent. */
export interface Placed<Content> {
  row: number;
  key: string;
  content: Content;
}

export const toldOf = (
  { row, key }: Pick<Placed<unknown>, 'row' | 'key'>,
  outcome: RowOutcome['outcome'],
): RowOutcome => ({ row, key, outcome });

/** What a batch would do that may be a mistake. */
export interface Foresight {
  impact: Impact;
  examples: string[];
}

export interface Taken {
  outcomes: RowOutcome[];
  /** Of which products something changed that the catalogue in memory holds. */
  seen: Seen;
}

/** A kind of data that comes in by rows. */
export interface DataKind<Content> {
  name: string;
  /** What is told once of a batch; kinds whose rows tell it themselves have none. */
  event?: EventKind;
  /** Rows of a large batch that are taken in one transaction, where it is not as many as usual. */
  partSize?: number;
  /** The form of a row. */
  shape: TSchema;
  keyOf(content: Partial<Content>): string;
  /** Refuses a batch that says too little of its rows, read or not. */
  assertSaid?(rows: readonly unknown[], manner: Manner): void;
  /** Counts what must be agreed to, before anything is written. */
  foresee(
    tx: Db,
    rows: readonly Placed<Content>[],
    manner: Manner,
    foresight: Foresight,
  ): Promise<void>;
  take(action: Action, rows: readonly Placed<Content>[], manner: Manner): Promise<Taken>;
  /** What is to be done once it is stored. */
  afterwards?(db: Db): void;
}
