import { headingOf } from '../delimited/headingOf';

import type { NamesOf } from './namesOf';
import type { OrderReading } from './orderFile';

const BETWEEN_CODES = /[^\p{L}\p{N}-]+|(?<=\d)x|x(?=\d)/iu;

/**
 * Returns the heading of a table's code column if it is empty throughout, as in an export without
 * product numbers, and nothing else in the rows is a code of the catalogue.
 */
export function emptyCodeColumn(
  { columns, lines }: OrderReading,
  namesOf: NamesOf,
): string | undefined {
  const coded = columns?.all.filter(({ heading }) => headingOf(heading)?.kind === 'code') ?? [];
  const isEmpty = coded.length > 0 && coded.every(({ samples }) => samples.length === 0);
  const areUnread = lines.length > 1 && lines.every(({ unread }) => unread);
  const isCoded = ({ code, unread }: OrderReading['lines'][number]) =>
    [code, ...(unread?.text.split(BETWEEN_CODES) ?? [])].some((part) => part && namesOf(part));
  return isEmpty && areUnread && !lines.some(isCoded) ? coded[0]!.heading : undefined;
}
