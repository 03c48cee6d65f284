import { styled } from 'styled-components';

import { MAX_ITEM } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import type { Scanned } from '../../slices/scanned';
import { PrimaryButton } from '../../ui/Button';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { color, radius, space } from '../../ui/theme';

const List = styled.ul`
  display: grid;
  max-height: 32dvh;
  overflow-y: auto;
`;

const Code = styled.span`
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};

  &[data-is-last='true'] {
    border-radius: ${radius.control};
    background: ${color.goodTint};
  }
`;

interface ScannedListProps {
  scanned: readonly Scanned[];
  /** The code counted last. */
  last: string | undefined;
  /** A code that a scanner types into a quantity is counted, too. */
  onScan: (code: string) => void;
  onQuantity: (code: string, quantity: number) => void;
  onHandOver: () => void;
}

/** Lists the scanned codes with their packs, which can be corrected before they are added. */
export function ScannedList({ scanned, last, onScan, onQuantity, onHandOver }: ScannedListProps) {
  const t = useTranslate();
  const packs = scanned.reduce((sum, { quantity }) => sum + quantity, 0);
  const lastItem = scanned.find(({ code }) => code === last);

  if (scanned.length === 0) return <p>{t('camera.empty')}</p>;
  return (
    <>
      <p className="hidden-text" role="status">
        {lastItem && t('camera.counted', { code: lastItem.code, count: lastItem.quantity })}
      </p>
      <strong>{t('opticon.read.packs', { packs, codes: scanned.length })}</strong>
      <List>
        {scanned.map(({ code, quantity }) => (
          <Item key={code} data-is-last={code === last}>
            <Code className="mono">{code}</Code>
            <QuantityStepper
              name={code}
              quantity={quantity}
              max={MAX_ITEM}
              onChange={(packsOfIt) => onQuantity(code, packsOfIt)}
              onScan={onScan}
            />
          </Item>
        ))}
      </List>
      <PrimaryButton onClick={onHandOver}>
        {t('camera.add', { count: scanned.length })}
      </PrimaryButton>
    </>
  );
}
