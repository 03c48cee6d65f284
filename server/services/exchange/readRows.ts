import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { memoise } from '#domain/memoise';

import { isAmbiguous } from '../../import/numbers';
import type { MessageKey } from '../../messages/translate';
import type { Fault } from '../refusal';
import { rowFaults } from '../rowFaults';

import { outcomeOf, type DataKind, type Placed } from './dataKind';
import type { RowOutcome } from './outcomes';

const checkOf = memoise((shape: TSchema) => Compile(shape));

interface ReadRows<Content> {
  readable: Placed<Content>[];
  /** Rows that could not be read, and superseded ones. */
  left: RowOutcome[];
}

/** Maximum length of a reported key, whatever an unreadable row contains. */
const LONGEST_KEY = 100;

/**
 * Reads rows one by one, so that a fault in one does not affect the others. Of several rows with
 * the same key, the last one wins.
 */
export function readRows<Content extends object>(
  { shape, keyOf }: Pick<DataKind<Content>, 'shape' | 'keyOf'>,
  sent: readonly unknown[],
  { firstRow, superseded = [] }: { firstRow: number; superseded?: readonly number[] },
): ReadRows<Content> {
  const check = checkOf(shape);
  const left: RowOutcome[] = [];
  const last = new Map<string, Placed<Content>>();
  for (const [at, content] of sent.entries()) {
    const key = isObject(content) ? keyOf(content as Partial<Content>) : '';
    const place = { row: firstRow + at, key };
    const [fault] = rowFaults(check, content);
    if (fault) {
      const { code, field, params } = inTerms(content, fault);
      left.push({
        ...outcomeOf({ ...place, key: key.slice(0, LONGEST_KEY) }, 'error'),
        code,
        ...(field !== undefined && { field }),
        ...(params && { params }),
      });
      continue;
    }
    const earlier = last.get(key);
    if (earlier) left.push(outcomeOf(earlier, 'superseded'));
    last.set(key, { ...place, content: content as Content });
  }
  const readable = [...last.values()];
  const isAgain = new Set(superseded);
  const again = readable.filter(({ row }) => isAgain.has(row));
  left.push(...again.map((row) => outcomeOf(row, 'superseded')));
  return { readable: readable.filter(({ row }) => !isAgain.has(row)), left };
}

const AMBIGUOUS: Partial<Record<MessageKey, MessageKey>> = {
  'field.number': 'exchange.ambiguousPrice',
  'field.integer': 'exchange.ambiguousNumber',
};

/** Reports a number that can be read in two ways as ambiguous. */
function inTerms(content: unknown, fault: Fault): Fault {
  const { code, field = '' } = fault;
  const told = AMBIGUOUS[code];
  const value = told && isObject(content) ? content[field] : undefined;
  const number = typeof value === 'string' ? value.replace(/^'/, '') : '';
  return told && isAmbiguous(number) ? { code: told, field, params: { number } } : fault;
}

export const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);
