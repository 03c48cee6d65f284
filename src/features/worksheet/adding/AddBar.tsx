import { css, styled } from 'styled-components';

import type { CallError } from '../../../api/callError';
import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { paths } from '../../../paths';
import type { Refused } from '../../../slices/worksheets/sheet';
import type { Summary } from '../../../slices/worksheets/summary';
import { useAppSelector } from '../../../store/hooks';
import { selectIsAdding, selectIsUnanswered } from '../../../store/sheetWaiting';
import { Button, PrimaryButton } from '../../../ui/Button';
import { FormMessage } from '../../../ui/FormMessage';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { color, from, layout, radius, shadow, size, space } from '../../../ui/theme';
import { useReason } from '../../../ui/useReason';
import { useSheet } from '../state/useSheet';

const Bar = styled.div`
  position: sticky;
  bottom: max(
    calc(${layout.bottomBar} + 1px + env(safe-area-inset-bottom)),
    var(--room-below, 0px)
  );
  z-index: 30;
  display: grid;
  gap: ${space(2)};
  margin: ${space(4)} calc(-1 * ${space(4)}) 0;
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow};

  ${from.tablet} {
    bottom: 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};

  ${from.tablet} {
    justify-content: flex-end;
  }
`;

const broad = css`
  flex: 1 1 auto;

  ${from.tablet} {
    flex: none;
  }
`;

const Add = styled(PrimaryButton)`
  ${broad}
`;

const ToCart = styled(Button)`
  ${broad}
`;

const Figure = styled.strong`
  margin-left: ${space(4)};
  font-size: ${size.l};
`;

/** Visible where there is a keyboard; the button exposes the keys to screen readers. */
const Keys = styled.small`
  display: none;
  color: ${color.inkSoft};

  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`;

const shortcutText = () => (navigator.platform.startsWith('Mac') ? '⌘ ↵' : 'Ctrl + ↵');

interface AddBarProps {
  sheet: string;
  summary: Summary;
  /** Whether the same content was added to the cart before. */
  isRepeated: boolean;
  /** Why the lines could not be looked up, so that nothing was added. */
  failure: CallError | undefined;
  onAdd: () => void;
}

/** The totals of the ticked lines, and the button that adds them to the cart. */
export function AddBar({ sheet, summary, isRepeated, failure, onAdd }: AddBarProps) {
  const t = useTranslate();
  const format = useFormat();
  const { chosen, units, cents, isPriced } = summary;
  const { refused } = useSheet(sheet);
  const isAdding = useAppSelector((state) => selectIsAdding(state, sheet));
  const isUnanswered = useAppSelector((state) => selectIsUnanswered(state, sheet));
  const label = t(isRepeated ? 'lines.addAgain' : 'lines.add', { count: chosen });

  return (
    <Bar className="no-print" data-page-bar>
      <Problem refused={refused} failure={failure} isUnanswered={isUnanswered} />
      <Line>
        <p aria-live="polite">
          {isPriced
            ? t('order.counts', { lines: chosen, units })
            : t('lines.total.packs', { lines: chosen })}
          {isPriced && <Figure>{format.cents(cents)}</Figure>}
        </p>
        {isUnanswered && (
          <ToCart as={Link} to={paths.cart}>
            {t('cart.open')}
          </ToCart>
        )}
        <Add
          disabled={chosen === 0 && !isUnanswered}
          aria-disabled={isAdding}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onAdd}
        >
          <Icon name="cart" size={18} />
          {isAdding
            ? t('lines.adding')
            : isUnanswered
              ? t('lines.retry')
              : chosen === 0
                ? t('lines.add.none')
                : label}
        </Add>
        <Keys aria-hidden="true">{t('lines.add.keys', { key: shortcutText() })}</Keys>
      </Line>
    </Bar>
  );
}

interface ProblemProps {
  refused: Refused | null;
  failure: CallError | undefined;
  isUnanswered: boolean;
}

/** Reports an outcome still unknown, one that stays unknown, a failed look-up, or a refusal. */
function Problem({ refused, failure, isUnanswered }: ProblemProps) {
  const t = useTranslate();
  const reasonOf = useReason();
  if (isUnanswered) return <FormMessage>{t('lines.unanswered')}</FormMessage>;
  if (failure)
    return <FormMessage>{t('lines.refused', { reason: reasonOf(failure) })}</FormMessage>;
  if (!refused) return null;
  const { reason } = refused;
  return <FormMessage>{reason ? t('lines.refused', { reason }) : t('lines.lost')}</FormMessage>;
}
