import { useState } from 'react';

import { MAX_KEY_NAME_LENGTH, MAX_OVERLAP_DAYS, SCOPES } from '#domain/scopes';

import { useAddKeyMutation, useRevokeKeyMutation, useRotateKeyMutation } from '../../api/staffKeys';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { TextField } from '../../ui/TextField';

import { SecretAction } from './SecretSheet';

const CHOICES = SCOPES.map((scope) => ({ value: scope, name: scope }));

/** Asks which program a key is for and for its scopes, then shows the key. */
export function AddKey({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [addKey] = useAddKeyMutation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const name = typed.trim();
  const scopes = SCOPES.filter((scope) => chosen.includes(scope));

  const send = () => {
    if (name === '' || scopes.length === 0) return t('integrations.keys.required');
    return addKey({ body: { name, scopes } });
  };

  return (
    <SecretAction
      title={t('integrations.keys.add')}
      submit={t('integrations.keys.add.send')}
      send={send}
      {...keySecret(t, name)}
      onClose={onClose}
    >
      <TextField
        label={t('integrations.keys.name')}
        hint={t('integrations.keys.name.hint')}
        autoComplete="off"
        maxLength={MAX_KEY_NAME_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckList
        name="scopes"
        legend={t('integrations.keys.scopes')}
        choices={CHOICES}
        chosen={chosen}
        onChange={setChosen}
      />
    </SecretAction>
  );
}

interface KeySheetProps {
  name: string;
  onClose: () => void;
}

/**
 * Options for how many days the current key stays valid; the longest comes first, because then
 * nothing stops working.
 */
const OVERLAP_DAYS = [MAX_OVERLAP_DAYS, 1, 0];

/** Asks how long the current key stays valid beside its successor, then shows the successor. */
export function RotateKey({ name, onClose }: KeySheetProps) {
  const t = useTranslate();
  const [rotateKey] = useRotateKeyMutation();
  const [days, setDays] = useState(String(MAX_OVERLAP_DAYS));

  return (
    <SecretAction
      title={t('integrations.keys.rotate.title', { name })}
      submit={t('integrations.keys.add.send')}
      send={() => rotateKey({ params: { name }, body: { overlap_days: Number(days) } })}
      {...keySecret(t, name)}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={t('integrations.keys.rotate.end')}
        choices={OVERLAP_DAYS.map((overlap) => ({
          value: String(overlap),
          name: t('integrations.keys.rotate.days', { days: overlap }),
        }))}
        chosen={days}
        onChoose={setDays}
      />
    </SecretAction>
  );
}

/** How the response's key is shown. */
const keySecret = (t: Translate, name: string) => ({
  secretOf: ({ key }: { key: string }) => key,
  secretTitle: t('integrations.keys.secret', { name }),
  secretAbout: t('integrations.keys.secret.once'),
});

/** Asks for confirmation before a program's key is revoked. */
export function RevokeKey({ name, onClose }: KeySheetProps) {
  const t = useTranslate();
  const [revokeKey] = useRevokeKeyMutation();
  return (
    <ActionSheet
      title={t('integrations.keys.revoke.title', { name })}
      submit={t('integrations.keys.revoke')}
      send={() => revokeKey({ params: { name } })}
      done={t('integrations.keys.revoked', { name })}
      onClose={onClose}
    >
      <p>{t('integrations.keys.revoke.effect')}</p>
    </ActionSheet>
  );
}
