import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';

import { CorrectCode } from './CorrectCode';
import { ProductChoices } from './ProductChoices';
import { nameOf } from './sheetLine';
import type { SheetRowProps } from './SheetRow';
import { codeOf, standingOf } from './standing';

/** What to do about a line without a product that can be had: choose, correct, or look for another. */
export function FixCell({ line, decision, isEager, onCorrect }: SheetRowProps) {
  const t = useTranslate();
  const [isReplacing, setIsReplacing] = useState(false);
  const standing = standingOf(line, decision);
  const code = codeOf(line, decision);

  if (standing === 'ambiguous') {
    return (
      <td role="cell" className="fix">
        <ProductChoices
          label={t('lines.choose', { code })}
          products={line.candidates}
          onChoose={(product) => onCorrect(line.id, product.product_id)}
        />
      </td>
    );
  }
  if (standing === 'unknown' || (standing === 'invalid' && !line.product)) {
    return (
      <td role="cell" className="fix">
        <CorrectCode
          key={code}
          line={line}
          initial={code}
          isEager={isEager}
          onCorrect={onCorrect}
        />
      </td>
    );
  }
  if (standing !== 'unavailable' || line.isUnchecked) return null;
  return (
    <td role="cell" className="fix">
      {isReplacing ? (
        <CorrectCode
          line={line}
          initial={plainText(nameOf(line))}
          isEager
          isReplacing
          onCorrect={onCorrect}
        />
      ) : (
        <button type="button" className="button small" onClick={() => setIsReplacing(true)}>
          {t('lines.replace')}
        </button>
      )}
    </td>
  );
}
