import { useState } from 'react';

import {
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  type Webhook,
} from '../../api/staffWebhooks';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TextField } from '../../ui/TextField';

import { WebhookSecret } from './WebhookForms';

interface WebhookSheetProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks for confirmation of a new secret, then shows it. */
export function RotateSecret({ webhook, onClose }: WebhookSheetProps) {
  const t = useTranslate();
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const [secret, setSecret] = useState<string>();

  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <ActionSheet
      title={t('integrations.rotate.title')}
      submit={t('integrations.rotate.send')}
      send={() => rotateSecret({ params: { webhook_id: webhook.id } })}
      onDone={(rotated) => setSecret(rotated.secret)}
      onClose={onClose}
    >
      <p>{t('integrations.rotate.effect')}</p>
    </ActionSheet>
  );
}

const STARTS = ['stopped', 'now', 'event'] as const;
type Start = (typeof STARTS)[number];

/** Asks from which event on deliveries resume. */
export function EnableWebhook({ webhook, onClose }: WebhookSheetProps) {
  const t = useTranslate();
  const [enableWebhook] = useEnableWebhookMutation();
  const [start, setStart] = useState<Start>('stopped');
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  const send = () => {
    const isNumber = /^[1-9]\d{0,14}$/.test(typed.trim());
    setIsInvalid(start === 'event' && !isNumber);
    if (start === 'event' && !isNumber) return undefined;
    const from = start === 'event' ? Number(typed) : start;
    return enableWebhook({ params: { webhook_id: webhook.id }, body: { from } });
  };

  return (
    <ActionSheet
      title={t('integrations.enable.title')}
      submit={t('integrations.enable')}
      send={send}
      done={t('integrations.enable.done')}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('integrations.enable.from')}
        choices={STARTS.map((value) => ({ value, name: t(`integrations.enable.${value}`) }))}
        chosen={start}
        onChoose={setStart}
      />
      {start === 'event' && (
        <TextField
          label={t('integrations.enable.number')}
          error={isInvalid && t('integrations.enable.number.required')}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ActionSheet>
  );
}
