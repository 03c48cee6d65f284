import { namedProduct } from '#domain/order-file/namedProduct';

import type { MessageKey } from '../../../i18n/messages/en';
import { codeOf, statusOf } from '../../../slices/worksheets/lineStatus';

import type { SheetRowProps } from './rowProps';

type HelpedLine = Pick<SheetRowProps, 'line' | 'decision' | 'isReOrder' | 'isEager'>;

/**
 * Returns the label of the button that shows other products; `undefined` if there is nothing to
 * search for, or they are shown anyway.
 */
export function helpOf({ line, decision, isReOrder, isEager }: HelpedLine): MessageKey | undefined {
  const status = statusOf(line, decision);
  if (status === 'unavailable') return line.isUnchecked ? undefined : 'lines.replace';
  if (isEager) return undefined;
  const isNamed =
    status === 'invalid' &&
    codeOf(line, decision) === '' &&
    namedProduct(line.original.unread?.text ?? '') !== undefined;
  return isNamed || (status === 'unknown' && !isReOrder) ? 'lines.code.find' : undefined;
}
