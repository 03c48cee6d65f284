import { useState } from 'react';

import { MAX_KEY_NAME_LENGTH, SCOPES } from '#domain/scopes';

import { useAddKeyMutation } from '../../api/staffKeys';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { TextField } from '../../ui/TextField';

import { FormSheet } from './FormSheet';
import { KeySecret } from './KeySecret';

const CHOICES = SCOPES.map((scope) => ({ value: scope, name: scope }));

/** Asks which program a key is for and for its scopes, then shows the key. */
export function AddKey({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { run, failure, isBusy } = useAction();
  const [addKey] = useAddKeyMutation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const name = typed.trim();
  const scopes = SCOPES.filter((scope) => chosen.includes(scope));

  const add = async () => {
    const isComplete = name !== '' && scopes.length > 0;
    setIsMissing(!isComplete);
    if (!isComplete) return;
    const added = await run(addKey({ body: { name, scopes } }));
    if (added) setSecret(added.key);
  };

  if (secret !== undefined) return <KeySecret {...{ name, secret, onClose }} />;
  return (
    <FormSheet
      title={t('integrations.keys.add')}
      submit={t('integrations.keys.add.send')}
      failure={isMissing ? t('integrations.keys.required') : failure}
      isBusy={isBusy}
      onSubmit={() => void add()}
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
    </FormSheet>
  );
}
