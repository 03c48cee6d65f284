import { useChangeWebhookMutation, type Webhook } from '../../api/staffWebhooks';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';

import { WebhookSheet, type WebhookInput } from './WebhookSheet';

interface ChangeWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Changes the URL or the events of a webhook. */
export function ChangeWebhook({ webhook, onClose }: ChangeWebhookProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, ...action } = useAction();
  const [changeWebhook] = useChangeWebhookMutation();

  const change = async (input: WebhookInput) => {
    if (!(await run(changeWebhook({ params: { webhook_id: webhook.id }, body: input })))) return;
    notify('success', t('integrations.change.done'));
    onClose();
  };

  return (
    <WebhookSheet
      title={t('integrations.change.title')}
      submit={t('integrations.change.send')}
      before={webhook}
      action={action}
      onSend={(input) => void change(input)}
      onClose={onClose}
    />
  );
}
