import { useTranslate } from '../i18n/useTranslate';

import { SmallButton } from './Button';

interface KeepOrChangeProps {
  /** The product's id, by which `focusQuestion` finds it. */
  product?: string;
  /** Ship packs in question. */
  packs: number;
  onKeep: () => void;
  /** Called to move the focus to the box. */
  onChange: () => void;
}

/** The two answers to a quantity in question. */
export function KeepOrChange({ product, packs, onKeep, onChange }: KeepOrChangeProps) {
  const t = useTranslate();
  return (
    <>
      <SmallButton data-keeps={product} onClick={onKeep}>
        {t('lines.unusual.keep', { count: packs })}
      </SmallButton>
      <SmallButton onClick={onChange}>{t('lines.unusual.change')}</SmallButton>
    </>
  );
}

/** Moves the focus to the question about a product's quantity; returns whether it is on the page. */
export function focusQuestion(product: string): boolean {
  const keep = document.querySelector<HTMLElement>(`[data-keeps="${CSS.escape(product)}"]`);
  keep?.focus();
  return keep !== null;
}
