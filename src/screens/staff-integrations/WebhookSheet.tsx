import { useState } from 'react';

import { MAX_URL_LENGTH, WEBHOOK_KINDS, type WebhookKind } from '#domain/webhooks';

import type { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { TextField } from '../../ui/TextField';

import { FormSheet } from './FormSheet';

export interface WebhookInput {
  url: string;
  kinds: WebhookKind[];
}

const CHOICES = WEBHOOK_KINDS.map((kind) => ({ value: kind, name: kind }));

interface WebhookSheetProps {
  title: string;
  submit: string;
  /** The current values. */
  before?: WebhookInput;
  action: Pick<ReturnType<typeof useAction>, 'failure' | 'isBusy'>;
  onSend: (webhook: WebhookInput) => void;
  onClose: () => void;
}

/** Form for the URL and the events of a webhook. */
export function WebhookSheet(props: WebhookSheetProps) {
  const { title, submit, before = { url: '', kinds: [] }, action, onSend, onClose } = props;
  const t = useTranslate();
  const [url, setUrl] = useState(before.url);
  const [kinds, setKinds] = useState(before.kinds);
  const [isEmpty, setIsEmpty] = useState(false);

  const send = () => {
    setIsEmpty(url.trim() === '');
    if (url.trim() !== '') onSend({ url: url.trim(), kinds });
  };

  return (
    <FormSheet {...{ title, submit, ...action, onClose }} onSubmit={send}>
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
    </FormSheet>
  );
}
