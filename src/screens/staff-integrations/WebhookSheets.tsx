import { useState } from 'react';

import { MAX_URL_LENGTH, WEBHOOK_KINDS } from '#domain/webhooks';

import {
  useEnableWebhookMutation,
  useRotateWebhookSecretMutation,
  type Webhook,
  useAddWebhookMutation,
  useChangeWebhookMutation,
} from '../../api/staffWebhooks';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useAction } from '../../features/desk-frame/useAction';
import { changedFields } from '../../forms/changedFields';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TextField } from '../../ui/TextField';

import { SecretAction } from './SecretSheet';

interface WebhookSheetProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks for confirmation of a new secret, then shows it. */
export function RotateSecret({ webhook, onClose }: WebhookSheetProps) {
  const t = useTranslate();
  const [rotateSecret] = useRotateWebhookSecretMutation();

  return (
    <SecretAction
      title={t('integrations.rotate.title')}
      submit={t('integrations.rotate.send')}
      send={() => rotateSecret({ params: { webhook_id: webhook.id } })}
      {...webhookSecret(t)}
      onClose={onClose}
    >
      <p>{t('integrations.rotate.effect')}</p>
    </SecretAction>
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

/** Asks for the URL and events of a webhook, then shows its secret. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [addWebhook] = useAddWebhookMutation();
  const { fields, parse } = useWebhookFields();

  const send = () => {
    const webhook = parse();
    return webhook && addWebhook({ body: webhook });
  };

  return (
    <SecretAction
      title={t('integrations.add')}
      submit={t('integrations.add.send')}
      send={send}
      {...webhookSecret(t)}
      onClose={onClose}
    >
      {fields}
    </SecretAction>
  );
}

/** How the response's secret is shown. */
const webhookSecret = (t: Translate) => ({
  secretOf: ({ secret }: { secret?: string | undefined }) => secret,
  secretTitle: t('integrations.secret'),
  secretAbout: t('integrations.secret.once'),
});

interface ChangeWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Changes the URL or the events of a webhook; only changes are sent. */
export function ChangeWebhook({ webhook, onClose }: ChangeWebhookProps) {
  const t = useTranslate();
  const [changeWebhook] = useChangeWebhookMutation();
  const { fields, parse } = useWebhookFields(webhook);
  /** As it was when the dialog was opened; it is polled meanwhile. */
  const [initial] = useState(webhook);
  const stale = t('integrations.change.stale');
  const action = useAction({ stale });

  const send = () => {
    const typed = parse();
    if (!typed) return undefined;
    const body = changedFields<WebhookFields>(initial, typed);
    if (Object.keys(body).length === 0) return null;
    // Who has been told of the other change saves on top of it.
    const { version } = action.failure === stale ? webhook : initial;
    return changeWebhook({ params: { webhook_id: webhook.id }, ifMatch: version, body });
  };

  return (
    <ActionSheet
      title={t('integrations.change.title')}
      submit={t('integrations.change.send')}
      send={send}
      done={t('integrations.change.done')}
      action={action}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}

type WebhookFields = Pick<Webhook, 'url' | 'kinds'>;

const CHOICES = WEBHOOK_KINDS.map((kind) => ({ value: kind, name: kind }));

/** The fields of a webhook; `parse` returns their values, or `undefined` if there is no URL. */
function useWebhookFields(before: WebhookFields = { url: '', kinds: [] }) {
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
