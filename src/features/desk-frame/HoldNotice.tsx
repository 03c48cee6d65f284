import { useFormat } from '../../i18n/useFormat';

import { Muted, Notice } from './DeskHead';

interface HoldNoticeProps {
  title: string;
  why: string;
  /** Whoever decided; '' if nobody is known. */
  by: string;
  /** An ISO timestamp, or '' if it is not known. */
  since: string;
}

/** Says in the head of a record that it is held, why, by whom and since when. */
export function HoldNotice({ title, why, by, since }: HoldNoticeProps) {
  const format = useFormat();
  const who = [by, since && format.dateTime(since)].filter(Boolean).join(' · ');
  return (
    <Notice>
      <strong>{title}</strong>
      {why && ` · ${why}`}
      {who && <Muted>{` · ${who}`}</Muted>}
    </Notice>
  );
}
