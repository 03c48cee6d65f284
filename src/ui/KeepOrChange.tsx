import { useTranslate } from '../i18n/useTranslate';

import { SmallButton } from './Button';

interface KeepOrChangeProps {
  /** Ship packs in question. */
  packs: number;
  onKeep: () => void;
  /** Called to move the focus to the box. */
  onChange: () => void;
}

/** The two answers to a quantity in question. */
export function KeepOrChange({ packs, onKeep, onChange }: KeepOrChangeProps) {
  const t = useTranslate();
  return (
    <>
      <SmallButton type="button" onClick={onKeep}>
        {t('lines.unusual.keep', { count: packs })}
      </SmallButton>
      <SmallButton type="button" onClick={onChange}>
        {t('lines.unusual.change')}
      </SmallButton>
    </>
  );
}
