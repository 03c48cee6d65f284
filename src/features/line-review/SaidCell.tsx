import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon, type IconName } from '../../ui/Icon';
import { color, size, space } from '../../ui/theme';

import type { ReviewLine } from './reviewLine';
import type { Standing } from './standing';

const Box = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  font-size: ${size.s};

  svg {
    margin-top: 1px;
    color: ${color.bad};
  }

  &[data-standing='ready'] {
    color: ${color.inkSoft};
  }

  &[data-standing='ready'] svg {
    color: ${color.good};
  }

  &[data-standing='limited'] svg,
  &[data-standing='invalid'] svg {
    color: ${color.warn};
  }

  &[data-standing='changed'] svg {
    color: ${color.info};
  }
`;

export const STANDING_ICONS: Record<Standing, IconName> = {
  unknown: 'search',
  ambiguous: 'menu',
  invalid: 'warning',
  limited: 'warning',
  changed: 'info',
  unavailable: 'close',
  ready: 'check',
  removed: 'minus',
};

/** What becomes of the line, as a sign and a sentence. */
export function SaidCell({ line, standing }: { line: ReviewLine; standing: Standing }) {
  const t = useTranslate();
  const wasRepaired = line.outcome === 'invalid' && standing === 'ready';
  const words = line.message || t('lines.unchecked');
  return (
    <td role="cell" className="said">
      <Box data-standing={standing}>
        <Icon name={STANDING_ICONS[standing]} size={18} />
        <span>{wasRepaired ? t('lines.ready') : words}</span>
      </Box>
    </td>
  );
}
