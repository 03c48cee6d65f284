import { isUnusual } from '#domain/unusual';

import { useI18n } from '../../../i18n/I18n';
import type { MessageKey } from '../../../i18n/messages/en';
import { useTranslate } from '../../../i18n/useTranslate';
import { packsInCartWith, packsOf, statusOf } from '../../../slices/worksheets/lineStatus';
import type { Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';

/**
 * Returns a function that describes a line's status in one or two sentences, on screen and in the
 * file of failed lines.
 */
export function useStatusText(): (line: SheetLine, decision: Decision | undefined) => string {
  const t = useTranslate();
  const unreadReason = useUnreadReason();

  return (line, decision) => {
    const { original, message, possible, isShared, isUnchecked } = line;
    const usual = line.product?.usual;
    const status = statusOf(line, decision);
    if (status === 'waiting') return t('lines.waiting');
    if (status === 'invalid') {
      return original.unread
        ? unreadReason(original.unread.reason)
        : message || t('lines.noQuantity');
    }
    if (status === 'unusual') return t('lines.unusual', { count: packsOf(line, decision) });
    if (status === 'pieces') {
      const [count, pack] = [original.quantity ?? 0, line.product?.shipPack ?? 1];
      const isEven = count % pack === 0;
      if (!isEven) return t('lines.pieces.odd', { count, pack });
      return t('lines.pieces.even', { count, pack, packs: count / pack });
    }
    if (isUnchecked && !message) return t('lines.unchecked');
    if (isShared && decision?.packs === undefined) {
      return t('lines.shared', { possible, asked: original.quantity ?? packsOf(line, decision) });
    }
    const isOther =
      decision?.packs !== undefined && isUnusual(packsInCartWith(line, possible), usual);
    const isAnswered = original.inPieces && decision?.packs !== undefined;
    const wasRepaired = line.outcome === 'invalid' || isOther || isAnswered;
    return wasRepaired && status === 'ready' ? t('line.ok') : message;
  };
}

/**
 * Returns a function that says why a line could not be read and what to do; each parser has its own
 * reasons.
 */
function useUnreadReason(): (reason: string) => string {
  const t = useTranslate();
  const { messages } = useI18n();
  return (reason) => {
    const key = `opticon.unread.${reason}` as MessageKey;
    return t(key in messages ? key : 'lines.unread');
  };
}
