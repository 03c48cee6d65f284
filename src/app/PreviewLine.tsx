import { styled } from 'styled-components';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { linesRemoved, packsDecremented, packsIncremented } from '../slices/cartPreview';
import { packCents, type PreviewItem } from '../slices/previewItem';
import { useAppDispatch } from '../store/hooks';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { TwoLines } from '../ui/OneLine';
import { RowPicture } from '../ui/RowPicture';
import { plainText, SafeHtml } from '../ui/SafeHtml';
import { color, size, space } from '../ui/theme';

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
  font-size: ${size.s};
`;

const Buttons = styled.div`
  display: flex;
  grid-column: 2 / -1;
  align-items: center;
  gap: ${space(1)};
`;

const Count = styled.span`
  min-width: 3ch;
  text-align: center;
`;

const Price = styled.span`
  font-weight: 600;
`;

interface PreviewLineProps {
  item: PreviewItem;
  /** Called before the line disappears, and with it the pressed button. */
  onGone: () => void;
}

export function PreviewLine({ item, onGone }: PreviewLineProps) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const name = plainText(item.name);
  const decrease = () => {
    if (item.quantity === 1) onGone();
    dispatch(packsDecremented(item.id));
  };
  const remove = () => {
    onGone();
    dispatch(linesRemoved([item.id]));
  };

  return (
    <Line>
      <RowPicture image={item.thumbnail.url} />
      <TwoLines>
        <SafeHtml html={item.name} />
      </TwoLines>
      <Price>{format.cents(packCents(item) * item.quantity)}</Price>
      <Buttons>
        <IconButton aria-label={t('quantity.decrease', { name })} onClick={decrease}>
          <Icon name="minus" size={16} />
        </IconButton>
        <Count>{format.number(item.quantity)}</Count>
        <IconButton
          aria-label={t('quantity.increase', { name })}
          onClick={() => dispatch(packsIncremented(item.id))}
        >
          <Icon name="plus" size={16} />
        </IconButton>
        <IconButton aria-label={t('quantity.remove', { name })} onClick={remove}>
          <Icon name="trash" size={16} />
        </IconButton>
      </Buttons>
    </Line>
  );
}
