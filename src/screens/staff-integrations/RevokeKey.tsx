import { useRevokeKeyMutation } from '../../api/staffKeys';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';

import { FormSheet } from './FormSheet';

interface RevokeKeyProps {
  name: string;
  onClose: () => void;
}

/** Asks for confirmation before a program's key is revoked. */
export function RevokeKey({ name, onClose }: RevokeKeyProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { run, ...action } = useAction();
  const [revokeKey] = useRevokeKeyMutation();

  const revoke = async () => {
    if (!(await run(revokeKey({ params: { name } })))) return;
    notify('success', t('integrations.keys.revoked', { name }));
    onClose();
  };

  return (
    <FormSheet
      title={t('integrations.keys.revoke.title', { name })}
      submit={t('integrations.keys.revoke')}
      {...action}
      onSubmit={() => void revoke()}
      onClose={onClose}
    >
      <p>{t('integrations.keys.revoke.effect')}</p>
    </FormSheet>
  );
}
