import { isRecord } from '#domain/isRecord';

import type { ServerMessageKey } from '../../messages/translate';
import { isAmbiguous } from '../../table-files/numbers';
import { compileSchema } from '../actions/compileSchema';
import type { KeyedOutcome } from '../actions/outcomes';
import type { Fault } from '../actions/refusal';
import { rowFaults } from '../actions/rowFaults';

import { outcomeOf, type DataKind, type KeyedRow } from './dataKind';
import { openSupersession } from './supersession';

interface ReadRows<Content> {
  readable: KeyedRow<Content>[];
  /** Rows that could not be read, and superseded ones. */
  left: KeyedOutcome[];
}

/** Maximum length of a reported key, whatever an unreadable row contains. */
const MAX_KEY_LENGTH = 100;

/**
 * Reads rows one by one, so that a fault in one does not affect the others. A row is superseded if a
 * later one with the same key sets everything that it does.
 */
export function readRows<Content extends object>(
  kind: Pick<DataKind<Content>, 'shape' | 'keyOf' | 'scopeOf'>,
  sent: readonly unknown[],
  { firstRow, superseded = [] }: { firstRow: number; superseded?: readonly number[] },
): ReadRows<Content> {
  const check = compileSchema(kind.shape);
  const left: KeyedOutcome[] = [];
  const supersededRows = new Set(superseded);
  const supersededBy = openSupersession(kind);
  const valid: KeyedRow<Content>[] = [];
  for (const [index, content] of sent.entries()) {
    const [fault] = rowFaults(check, content);
    const key = keyOfRow(kind, fault ? shortValuesOf(content) : content);
    const position = { row: firstRow + index, key };
    if (fault) {
      const { code, field, params } = clarifyFault(content, fault);
      left.push({
        ...outcomeOf({ ...position, key: key.slice(0, MAX_KEY_LENGTH) }, 'error'),
        code,
        ...(field !== undefined && { field }),
        ...(params && { params }),
      });
      continue;
    }
    const read = { ...position, content: content as Content };
    const earlier = supersededBy(read);
    if (earlier !== undefined) supersededRows.add(earlier);
    valid.push(read);
  }
  const isSuperseded = ({ row }: KeyedRow<Content>) => supersededRows.has(row);
  left.push(...valid.filter(isSuperseded).map((row) => outcomeOf(row, 'superseded')));
  return { readable: valid.filter((row) => !isSuperseded(row)), left };
}

const keyOfRow = <Content extends object>(
  kind: Pick<DataKind<Content>, 'keyOf'>,
  content: unknown,
): string => (isRecord(content) ? kind.keyOf(content as Partial<Content>) : '');

/** What a key can be made of: the key of an unreadable row is only reported. */
const shortValuesOf = (content: unknown): unknown =>
  isRecord(content)
    ? Object.fromEntries(Object.entries(content).filter(([, value]) => typeof value !== 'object'))
    : content;

const AMBIGUOUS: Partial<Record<ServerMessageKey, ServerMessageKey>> = {
  'field.number': 'exchange.ambiguousPrice',
  'field.integer': 'exchange.ambiguousNumber',
};

/** Reports a number that can be read in two ways as ambiguous. */
function clarifyFault(content: unknown, fault: Fault): Fault {
  const { code, field = '' } = fault;
  const ambiguousCode = AMBIGUOUS[code];
  const value = ambiguousCode && isRecord(content) ? content[field] : undefined;
  const number = typeof value === 'string' ? value.replace(/^'/, '') : '';
  return ambiguousCode && isAmbiguous(number)
    ? { code: ambiguousCode, field, params: { number } }
    : fault;
}
