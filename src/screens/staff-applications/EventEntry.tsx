import type { ReactNode } from 'react';

import type { ReviewedApplication } from '../../api/review';
import { Quote } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

export type Events = ReviewedApplication['events'];

interface EventEntryProps {
  event: Events[number];
  what: ReactNode;
  /** Text that was written with the event. */
  text?: string;
}

/** An event: what happened, by whom, and when. */
export function EventEntry({ event: { at, kind, staff }, what, text }: EventEntryProps) {
  const t = useTranslate();
  const format = useFormat();
  const who = staff ?? (kind === 'erased' ? '' : t('staff.applicant'));
  return (
    <li>
      {what}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {who && ` · ${who}`}
      </Small>
      {text && <Quote>{text}</Quote>}
    </li>
  );
}
