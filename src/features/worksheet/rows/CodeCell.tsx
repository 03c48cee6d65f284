import { useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../../i18n/useTranslate';
import { codeOf } from '../../../slices/worksheets/lineStatus';
import { nameOf } from '../../../slices/worksheets/sheetLine';
import { plainText } from '../../../ui/SafeHtml';
import { Cell } from '../../../ui/table/Row';
import { below } from '../../../ui/theme';
import { CodeBox } from '../codes/CodeBox';

import { columns } from './columns';
import { OriginalFacts } from './OriginalFacts';
import type { SheetRowProps } from './rowProps';
import { useOriginalFacts } from './useOriginalFacts';

const Content = styled.div`
  flex: 1;
  min-width: 0;

  /* On a card, the number beside the name already says it. */
  &[data-is-named] {
    ${below.tablet} {
      display: none;
    }
  }
`;

/**
 * The line's code, editable like a spreadsheet cell. The given text is shown below while the line
 * needs attention or has been changed, and otherwise in a tooltip.
 */
export function CodeCell({ line, decision, onCorrect, onLines, onMove }: SheetRowProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const code = codeOf(line, decision);
  const { facts, isQuiet } = useOriginalFacts(line, decision);

  const isNamed = line.product !== null && (isQuiet || facts.length === 0);

  const commit = (text: string): boolean => {
    setDraft(null);
    if (text.trim() === '' || text.trim() === code) return false;
    onCorrect(line.id, text.trim());
    return true;
  };
  return (
    <Cell column={columns.original}>
      <Content title={facts.join(' · ')} data-is-named={isNamed || undefined}>
        <CodeBox
          label={t('lines.code', { name: plainText(nameOf(line)) })}
          text={draft ?? code}
          onText={setDraft}
          onCode={(text) => {
            if (!commit(text)) onMove(line.id, 0);
          }}
          onEscape={() => setDraft(null)}
          onLines={onLines && ((text) => onLines(text, { after: line.id }))}
          onMove={(by) => onMove(line.id, by, 'code')}
          onLeave={() => {
            if (draft !== null) commit(draft);
          }}
        />
        {line.product && <OriginalFacts facts={facts} isQuiet={isQuiet} />}
      </Content>
    </Cell>
  );
}
