import type { MessageKey } from '../../../i18n/messages/en';
import { noticeAdded } from '../../../slices/notices';

/** A toast that says to how many quantities something happened that nobody asked for. */
export const warn = (key: MessageKey, count: number) =>
  noticeAdded({ kind: 'warning', message: { key, params: { count } } });
