import { useTranslate } from '../../i18n/useTranslate';

import { SecretSheet } from './SecretSheet';

interface KeySecretProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** Shows a newly created key, once. */
export function KeySecret({ name, ...rest }: KeySecretProps) {
  const t = useTranslate();
  return (
    <SecretSheet
      title={t('integrations.keys.secret', { name })}
      about={t('integrations.keys.secret.once')}
      {...rest}
    />
  );
}
