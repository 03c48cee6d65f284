import { styled } from 'styled-components';

import type { SkipReason, SkippedRow } from '#domain/order-file/orderFile';

import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const Box = styled.details`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Code = styled.span`
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 5ch minmax(0, 1fr);
  gap: ${space(3)};
`;

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  max-height: 240px;
  margin-top: ${space(2)};
  overflow: auto;
`;

const Summary = styled.summary`
  cursor: pointer;
`;

/** Maximum number of rows listed. */
const MAX_ROWS = 500;

/** The number of rows that are not order lines, by kind; expands to list them. */
export function SkippedRows({ skipped }: { skipped: readonly SkippedRow[] }) {
  const t = useTranslate();
  const format = useFormat();
  const { locale } = useI18n();
  if (skipped.length === 0) return null;
  const counts = new Map<SkipReason, number>();
  for (const { why } of skipped) counts.set(why, (counts.get(why) ?? 0) + 1);
  const kinds = [...counts].map(([why, count]) => t(`opticon.skipped.${why}`, { count }));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(kinds);

  return (
    <Box>
      <Summary>{t('opticon.skipped', { list })}</Summary>
      <List>
        {skipped.slice(0, MAX_ROWS).map(({ place, text }, index) => (
          <Item key={index}>
            <span>{format.number(place)}</span>
            <Code className="mono">{text}</Code>
          </Item>
        ))}
      </List>
    </Box>
  );
}
