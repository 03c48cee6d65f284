import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

import type { TSchema } from 'typebox';

import type { Acknowledgement } from '#contract/v1/orders';

import type { Db } from '../../db/client';
import type { LineProgress, ShipmentRow } from '../../table-files/orderRows';
import { inAction, type Action } from '../actions/action';
import { compileSchema } from '../actions/compileSchema';
import { Refusal } from '../actions/refusal';
import { rowFaults } from '../actions/rowFaults';
import { shortenedNumbers } from '../actions/shortenedNumbers';
import { uploadedRows } from '../exchange/jobs/uploadedRows';
import { acknowledgeRows } from '../machine/acknowledgeRows';
import { reportProgress } from '../machine/reportProgress';
import {
  faultOf,
  partsOf,
  unreadableResult,
  processOrders,
  type BatchRow,
  type RowResult,
} from '../machine/rowOutcomes';

import { reportShipmentRows, shipmentOfRow } from './shipmentRows';
import type { FileResult } from './writeResults';

interface OrderRow {
  order_id: string;
}

type Work = (action: Action, rows: readonly BatchRow<OrderRow>[]) => Promise<RowResult[]>;

/** Processes the rows of one order, by the kind of their file. */
const WORK: Readonly<Record<string, Work>> = {
  acknowledgements: (action, rows) => acknowledgeRows(action, rows as BatchRow<Acknowledgement>[]),
  shipments: (action, rows) => reportShipmentRows(action, rows as BatchRow<ShipmentRow>[]),
  'order-status': (action, rows) => reportProgress(action, rows as BatchRow<LineProgress>[]),
};

interface OrderFile {
  name: string;
  /** Path of its rows, as NDJSON. */
  rows: string;
  kind: { name: string; shape: TSchema };
  /** When the file was saved. */
  savedAt: Date;
}

/**
 * Applies the rows to orders, several orders per transaction. If a file is resumed after its
 * process ended, what was already done is reported as unchanged.
 */
export async function applyOrderFile(
  db: Db,
  { name, rows, kind, savedAt }: OrderFile,
  now: () => Date,
): Promise<FileResult[]> {
  const check = compileSchema(kind.shape);
  const work = WORK[kind.name];
  if (!work) throw new Error(`${kind.name} is not a kind of order file.`);
  const results: FileResult[] = [];
  const report = (row: number, { order_id, line }: RowKey, { outcome, refusal }: RowResult) => {
    const key = line === undefined ? (order_id ?? '') : `${order_id ?? ''} ${line}`;
    results[row - 1] = { row, key, outcome, ...(refusal && { fault: faultOf(refusal) }) };
  };
  const readable: BatchRow<OrderRow>[] = [];
  const unreadable: unknown[] = [];
  const as_of = (savedAt < now() ? savedAt : now()).toISOString();
  const hasAsOf = 'as_of' in (kind.shape as unknown as { properties: object }).properties;
  const upload = { stream: createReadStream(rows), isPacked: false } as const;
  let row = 0;
  for await (const parsedRow of uploadedRows(upload)) {
    row += 1;
    const content = hasAsOf ? { as_of, ...(parsedRow as object) } : parsedRow;
    const faults = [...rowFaults(check, content), ...shortenedNumbers(content, NUMBER_FIELDS)];
    if (faults.length === 0) readable.push({ row, content: content as OrderRow });
    else {
      unreadable.push(content);
      report(row, content as RowKey, unreadableResult(faults));
    }
  }
  const { whole, partial } = separatePartial(kind.name, readable, unreadable);
  for (const one of partial) report(one.row, one.content, { outcome: 'error', refusal: PARTIAL });
  for (const orders of partsOf(whole)) {
    const by = { actor: { kind: 'file', id: name } as const, at: now() };
    const processed = await inAction(db, by, (action) => processOrders(action, orders, work));
    for (const [{ row: rowNumber, content }, result] of processed)
      report(rowNumber, content, result);
    await setImmediate();
  }
  return results;
}

const PARTIAL = new Refusal(400, 'folder.otherRow');

/** Separates rows of shipments that have an unreadable row: no shipment is stored in part. */
function separatePartial(
  kind: string,
  readable: readonly BatchRow<OrderRow>[],
  unreadable: readonly unknown[],
) {
  if (kind !== 'shipments') return { whole: readable, partial: [] };
  const shipments = new Set(unreadable.map((row) => shipmentOfRow(row as Partial<ShipmentRow>)));
  const isPartial = ({ content }: BatchRow<OrderRow>) => shipments.has(shipmentOfRow(content));
  return {
    whole: readable.filter((one) => !isPartial(one)),
    partial: readable.filter(isPartial),
  };
}

/**
 * The sender's own numbers, which a spreadsheet may have shortened; in other fields the shop does
 * not know such a number.
 */
const NUMBER_FIELDS = ['external_id', 'invoice_number', 'tracking'];

interface RowKey {
  order_id?: string;
  line?: number;
}
