import type { Webhook } from '../../api/staffWebhooks';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel } from '../../ui/StatusLabel';

type WebhookHealth = Pick<Webhook, 'is_on' | 'off_reason' | 'failing_since'>;

/** Status of a webhook. */
export function stateOfWebhook({ is_on, off_reason, failing_since }: WebhookHealth) {
  if (is_on) return failing_since === null ? 'on' : 'failing';
  return off_reason === 'failing' || off_reason === 'gone' ? (`off.${off_reason}` as const) : 'off';
}

const TONES = {
  on: 'good',
  failing: 'bad',
  'off.failing': 'bad',
  'off.gone': 'bad',
  off: 'off',
} as const;

/** Status label of a webhook. */
export function WebhookState({ webhook }: { webhook: WebhookHealth }) {
  const t = useTranslate();
  const state = stateOfWebhook(webhook);
  return <StatusLabel tone={TONES[state]}>{t(`integrations.state.${state}`)}</StatusLabel>;
}
