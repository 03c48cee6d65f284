import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme';

const Actions = styled.span`
  display: flex;
  gap: ${space(1)};
  justify-content: flex-end;
  white-space: nowrap;
`;

const Up = styled(Icon)`
  rotate: 180deg;
`;

interface EntryActionsProps {
  /** Name of the entry. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  /** Moves the entry up or down; undefined if the order is fixed. */
  onMove: ((by: 1 | -1) => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Moves an entry among the others, or removes it. */
export function EntryActions(props: EntryActionsProps) {
  const { name, isFirst, isLast, isBusy, onMove, onRemove } = props;
  const t = useTranslate();
  return (
    <Actions>
      {onMove && (
        <>
          <SmallButton
            type="button"
            aria-label={t('content.up', { name })}
            title={t('content.up', { name })}
            aria-disabled={isBusy || isFirst}
            onClick={() => onMove(-1)}
          >
            <Up name="down" size={16} />
          </SmallButton>
          <SmallButton
            type="button"
            aria-label={t('content.down', { name })}
            title={t('content.down', { name })}
            aria-disabled={isBusy || isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="down" size={16} />
          </SmallButton>
        </>
      )}
      {onRemove && (
        <SmallButton
          type="button"
          aria-label={t('content.remove', { name })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemove()}
        >
          <Icon name="trash" size={16} />
          {t('customers.address.remove')}
        </SmallButton>
      )}
    </Actions>
  );
}
