import { useState } from 'react';

import { MAX_OVERLAP_DAYS } from '#domain/scopes';

import { useRotateKeyMutation } from '../../api/staffKeys';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

import { FormSheet } from './FormSheet';
import { KeySecret } from './KeySecret';

/**
 * Options for how many days the current key stays valid; the longest comes first, because then
 * nothing stops working.
 */
const OVERLAP_DAYS = [MAX_OVERLAP_DAYS, 1, 0];

interface RotateKeyProps {
  name: string;
  onClose: () => void;
}

/** Asks how long the current key stays valid beside its successor, then shows the successor. */
export function RotateKey({ name, onClose }: RotateKeyProps) {
  const t = useTranslate();
  const { run, ...action } = useAction();
  const [rotateKey] = useRotateKeyMutation();
  const [days, setDays] = useState(String(MAX_OVERLAP_DAYS));
  const [secret, setSecret] = useState<string>();

  const rotate = async () => {
    const rotated = await run(
      rotateKey({ params: { name }, body: { overlap_days: Number(days) } }),
    );
    if (rotated) setSecret(rotated.key);
  };

  if (secret !== undefined) return <KeySecret {...{ name, secret, onClose }} />;
  return (
    <FormSheet
      title={t('integrations.keys.rotate.title', { name })}
      submit={t('integrations.keys.add.send')}
      {...action}
      onSubmit={() => void rotate()}
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
    </FormSheet>
  );
}
