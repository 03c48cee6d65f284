import { useState } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { plainText } from '../../../ui/SafeHtml';

import { CodeBox } from '../codes/CodeBox';

import { GivenFacts } from './GivenCell';
import type { SheetRowProps } from './rowProps';

/** The line's code, to be changed like any other box of a spreadsheet, and below it what was given. */
export function CodeCell({ line, decision, onCorrect, onMove }: SheetRowProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const code = codeOf(line, decision);

  const commit = (text: string): boolean => {
    setDraft(null);
    if (text.trim() === '' || text.trim() === code) return false;
    onCorrect(line.id, text.trim());
    return true;
  };
  return (
    <td role="cell" className="given" data-label={t('lines.column.code')}>
      <CodeBox
        label={t('lines.code', { name: plainText(nameOf(line)) })}
        text={draft ?? code}
        onText={setDraft}
        onCode={(text) => {
          if (!commit(text)) onMove(line.id, 0);
        }}
        onEscape={() => setDraft(null)}
        onLeave={() => {
          if (draft !== null) commit(draft);
        }}
      />
      <GivenFacts line={line} decision={decision} />
    </td>
  );
}
