import { useState } from 'react';
import { styled } from 'styled-components';

import type { Unread } from '#domain/scanner/scannerFile';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { Cell, Table } from '../../ui/Table';
import { color, radius, space } from '../../ui/theme';

const Box = styled.details`
  margin: ${space(3)} 0;
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};

  summary {
    cursor: pointer;
    font-weight: 600;
  }

  summary svg {
    display: inline;
    margin-right: ${space(2)};
    vertical-align: text-bottom;
  }

  thead th {
    position: static;
    background: none;
  }

  .mono {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const AT_ONCE = 50;

/** Lines that could not be read, each with its reason; nothing is dropped without a word. */
export function UnreadLines({ unread }: { unread: readonly Unread[] }) {
  const t = useTranslate();
  const format = useFormat();
  const [most, setMost] = useState(AT_ONCE);
  if (unread.length === 0) return null;
  const more = Math.min(AT_ONCE, unread.length - most);
  const words = t('opticon.unread', { count: unread.length });

  return (
    <Box open={unread.length <= 5}>
      <summary>
        <Icon name="warning" size={18} />
        {words}
      </summary>
      <Table
        caption={words}
        columns={[
          { label: t('opticon.unread.line'), isNumber: true },
          { label: t('opticon.unread.text') },
          { label: t('opticon.unread.why') },
        ]}
      >
        {unread.slice(0, most).map(({ line, text, reason }) => (
          <tr key={line} role="row">
            <Cell label={t('opticon.unread.line')} isNumber>
              {format.number(line)}
            </Cell>
            <Cell label={t('opticon.unread.text')}>
              <span className="mono">{text}</span>
            </Cell>
            <Cell>{t(`opticon.unread.${reason}`)}</Cell>
          </tr>
        ))}
      </Table>
      {more > 0 && (
        <button type="button" className="button small" onClick={() => setMost(most + AT_ONCE)}>
          {t('opticon.unread.more', { count: more })}
        </button>
      )}
    </Box>
  );
}
