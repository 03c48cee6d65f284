import type { ReactNode } from 'react';

import type { ReviewedApplication } from '../../api/review';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

import { By, Quote } from './Aside';

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
      <By>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {who && ` · ${who}`}
      </By>
      {words && <Quote>{words}</Quote>}
    </li>
  );
}
