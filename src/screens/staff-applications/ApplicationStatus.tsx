import type { ApplicationStatus as Status } from '#domain/application/statuses';

import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const TONES: Record<Status, Tone> = {
  received: 'new',
  'under review': 'busy',
  question: 'open',
  approved: 'good',
  declined: 'off',
};

/** Status label of an application. */
export function ApplicationStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <StatusLabel tone={TONES[status]}>{t(`staff.status.${status}`)}</StatusLabel>;
}
