import { isRecord } from '#domain/isRecord';

/**
 * Whether a stored value has the shape of a slice. A schema library would add 11 KB to the first
 * screen of every customer.
 */
export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';
/** A non-empty string. */
export const nonEmptyText: Shape = (value) => text(value) && value !== '';
export const flag: Shape = (value) => typeof value === 'boolean';
export const number: Shape = (value) => Number.isFinite(value);
export const integer =
  (minimum = -Infinity): Shape =>
  (value) =>
    Number.isInteger(value) && (value as number) >= minimum;

export const oneOf =
  (...values: readonly string[]): Shape =>
  (value) =>
    values.includes(value as string);

/** A part that may be missing. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every((one) => shape(one));

/** An object with arbitrary keys. */
export const recordOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.values(value).every((one) => shape(one));

/** Additional stored fields are allowed. */
export const object =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]));
