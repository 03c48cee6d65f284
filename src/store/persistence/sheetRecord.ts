import { array, boolean, mixed, object, string } from 'yup';

import { isRecord } from '#domain/isRecord';
import { LANGUAGES } from '#domain/languages';

import type { StoredSheet } from '../../slices/worksheets/storedSheet';

import { recordAt } from './records';

/**
 * A sheet with the mark of its last write, so that two tabs never overwrite each other unnoticed.
 */
export interface MarkedSheet extends StoredSheet {
  mark: string;
  /** Time of the last write. */
  at: string;
}

export const markOf = (stored: { mark?: string } | undefined): string => stored?.mark ?? '';

const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;
const isTexts = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const isOriginalLine = (line: unknown): boolean =>
  isRecord(line) &&
  typeof line.code === 'string' &&
  typeof line.source === 'string' &&
  (line.quantity === null || typeof line.quantity === 'number') &&
  Array.isArray(line.places) &&
  isTexts(line.scans) &&
  isOptional(line.known, 'object') &&
  isOptional(line.unread, 'object');

const isDecision = (decision: unknown): boolean =>
  isRecord(decision) &&
  isOptional(decision.code, 'string') &&
  isOptional(decision.packs, 'number') &&
  isOptional(decision.isTicked, 'boolean') &&
  isOptional(decision.meant, 'number');

const isChosen = (line: unknown): boolean =>
  isRecord(line) &&
  typeof line.id === 'number' &&
  typeof line.code === 'string' &&
  typeof line.item === 'number';

/**
 * Schema of a stored sheet. Lists may have ten thousand entries, which are validated by plain
 * functions: a schema for each of them takes a tenth of a second.
 */
const storedSchema = object({
  given: array()
    .required()
    .test((lines) => lines.every(isOriginalLine)),
  decisions: mixed()
    .required()
    .test((decisions) => isRecord(decisions) && Object.values(decisions).every(isDecision)),
  isPartial: boolean().required(),
  sending: object({
    key: string().required(),
    chosen: array()
      .required()
      .test((lines) => lines.every(isChosen)),
    isWhole: boolean().required(),
    lang: string().oneOf(LANGUAGES).defined(),
    orderId: string(),
  })
    .defined()
    .nullable(),
  mark: string().defined(),
  at: string().required(),
});

/** The record of the sheet stored under this name. */
export const sheetRecord = (sheet: string) => recordAt<MarkedSheet>('sheet', sheet, storedSchema);
