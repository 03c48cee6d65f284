import { useState } from 'react';

import { useAddWebhookMutation } from '../../api/staffWebhooks';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

import { SecretSheet } from './SecretSheet';
import { WebhookSheet, type WebhookInput } from './WebhookSheet';

/** Asks for the URL and events of a webhook, then shows its secret. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { run, ...action } = useAction();
  const [addWebhook] = useAddWebhookMutation();
  const [secret, setSecret] = useState<string>();

  const add = async (input: WebhookInput) => {
    const added = await run(addWebhook({ body: input }));
    if (added) setSecret(added.secret);
  };

  if (secret !== undefined) {
    return (
      <SecretSheet
        title={t('integrations.secret')}
        about={t('integrations.secret.once')}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <WebhookSheet
      title={t('integrations.add')}
      submit={t('integrations.add.send')}
      action={action}
      onSend={(input) => void add(input)}
      onClose={onClose}
    />
  );
}
