import { useState } from 'react';

import { useEnableWebhookMutation, type Webhook } from '../../api/staffWebhooks';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TextField } from '../../ui/TextField';

import { FormSheet } from './FormSheet';

const STARTS = ['stopped', 'now', 'event'] as const;
type Start = (typeof STARTS)[number];

interface EnableWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks from which event on deliveries resume. */
export function EnableWebhook({ webhook, onClose }: EnableWebhookProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, ...action } = useAction();
  const [enableWebhook] = useEnableWebhookMutation();
  const [start, setStart] = useState<Start>('stopped');
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);

  const enable = async () => {
    const isNumber = /^[1-9]\d{0,14}$/.test(typed.trim());
    setIsInvalid(start === 'event' && !isNumber);
    if (start === 'event' && !isNumber) return;
    const from = start === 'event' ? Number(typed) : start;
    if (!(await run(enableWebhook({ params: { webhook_id: webhook.id }, body: { from } })))) return;
    notify('success', t('integrations.enable.done'));
    onClose();
  };

  return (
    <FormSheet
      title={t('integrations.enable.title')}
      submit={t('integrations.enable')}
      {...action}
      onSubmit={() => void enable()}
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
    </FormSheet>
  );
}
