import type { Webhook } from '../../api/staffWebhooks';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel } from '../../ui/StatusLabel';

type WebhookHealth = Pick<Webhook, 'is_on' | 'off_reason' | 'failing_since'>;

/** Status label of a webhook. */
export function WebhookState({ webhook }: { webhook: WebhookHealth }) {
  const t = useTranslate();
  const { is_on, off_reason, failing_since } = webhook;
  if (is_on && failing_since === null) {
    return <StatusLabel tone="good">{t('integrations.state.on')}</StatusLabel>;
  }
  if (is_on) return <StatusLabel tone="bad">{t('integrations.state.failing')}</StatusLabel>;
  return off_reason === 'failing' || off_reason === 'gone' ? (
    <StatusLabel tone="bad">{t(`integrations.state.off.${off_reason}`)}</StatusLabel>
  ) : (
    <StatusLabel tone="off">{t('integrations.state.off')}</StatusLabel>
  );
}
