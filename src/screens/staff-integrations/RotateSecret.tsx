import { useState } from 'react';

import { useRotateWebhookSecretMutation, type Webhook } from '../../api/staffWebhooks';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

import { FormSheet } from './FormSheet';
import { SecretSheet } from './SecretSheet';

interface RotateSecretProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks for confirmation of a new secret, then shows it. */
export function RotateSecret({ webhook, onClose }: RotateSecretProps) {
  const t = useTranslate();
  const { run, ...action } = useAction();
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const [secret, setSecret] = useState<string>();

  const rotate = async () => {
    const rotated = await run(rotateSecret({ params: { webhook_id: webhook.id } }));
    if (rotated) setSecret(rotated.secret);
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
    <FormSheet
      title={t('integrations.rotate.title')}
      submit={t('integrations.rotate.send')}
      {...action}
      onSubmit={() => void rotate()}
      onClose={onClose}
    >
      <p>{t('integrations.rotate.effect')}</p>
    </FormSheet>
  );
}
