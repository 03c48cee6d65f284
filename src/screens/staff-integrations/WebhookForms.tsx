import { useState } from 'react';

import { MAX_URL_LENGTH, WEBHOOK_KINDS, type WebhookKind } from '#domain/webhooks';

import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  type Webhook,
} from '../../api/staffWebhooks';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { TextField } from '../../ui/TextField';

import { SecretSheet } from './SecretSheet';

/** Asks for the URL and events of a webhook, then shows its secret. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [addWebhook] = useAddWebhookMutation();
  const { fields, parse } = useWebhookFields();
  const [secret, setSecret] = useState<string>();

  const send = () => {
    const webhook = parse();
    return webhook && addWebhook({ body: webhook });
  };

  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <ActionSheet
      title={t('integrations.add')}
      submit={t('integrations.add.send')}
      send={send}
      onDone={(added) => setSecret(added.secret)}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}

/** Shows the secret of a webhook, once. */
export function WebhookSecret(props: { secret: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <SecretSheet
      title={t('integrations.secret')}
      about={t('integrations.secret.once')}
      {...props}
    />
  );
}

interface ChangeWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Changes the URL or the events of a webhook. */
export function ChangeWebhook({ webhook, onClose }: ChangeWebhookProps) {
  const t = useTranslate();
  const [changeWebhook] = useChangeWebhookMutation();
  const { fields, parse } = useWebhookFields(webhook);

  const send = () => {
    const changed = parse();
    return changed && changeWebhook({ params: { webhook_id: webhook.id }, body: changed });
  };

  return (
    <ActionSheet
      title={t('integrations.change.title')}
      submit={t('integrations.change.send')}
      send={send}
      done={t('integrations.change.done')}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}

const CHOICES = WEBHOOK_KINDS.map((kind) => ({ value: kind, name: kind }));

/** The fields of a webhook; `parse` returns their values, or `undefined` if there is no URL. */
function useWebhookFields(before: { url: string; kinds: WebhookKind[] } = { url: '', kinds: [] }) {
  const t = useTranslate();
  const [url, setUrl] = useState(before.url);
  const [kinds, setKinds] = useState(before.kinds);
  const [isEmpty, setIsEmpty] = useState(false);

  const parse = () => {
    setIsEmpty(url.trim() === '');
    return url.trim() === '' ? undefined : { url: url.trim(), kinds };
  };
  const fields = (
    <>
      <TextField
        label={t('integrations.url')}
        hint={t('integrations.url.hint')}
        error={isEmpty && t('integrations.url.required')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_URL_LENGTH}
        value={url}
        onChange={(event) => {
          setUrl(event.target.value);
          setIsEmpty(false);
        }}
      />
      <CheckList
        name="kinds"
        legend={t('integrations.kinds.choose')}
        choices={CHOICES}
        chosen={kinds}
        onChange={(chosen) => setKinds(WEBHOOK_KINDS.filter((kind) => chosen.includes(kind)))}
      />
    </>
  );
  return { fields, parse };
}
