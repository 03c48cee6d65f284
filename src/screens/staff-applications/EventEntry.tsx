import type { ReactNode } from 'react';

import type { ReviewedApplication } from '../../api/review';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

export type Events = ReviewedApplication['events'];

interface EventEntryProps {
  event: Events[number];
  what: ReactNode;
  /** What was written. */
  words?: string;
}

/** One thing that happened: what, by whom, and when. */
export function EventEntry({ event: { at, kind, staff }, what, words }: EventEntryProps) {
  const t = useTranslate();
  const format = useFormat();
  const who = staff ?? (kind === 'erased' ? '' : t('staff.applicant'));
  return (
    <li>
      {what}
      <p className="by">
        <time dateTime={at}>{format.dateTime(at)}</time>
        {who && ` · ${who}`}
      </p>
      {words && <blockquote>{words}</blockquote>}
    </li>
  );
}
