import { useRef } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { isUnusual } from '#domain/unusual';

import { useUsualQuantityQuery } from '../../api/opticon';
import { useIsOffered } from '../../api/useIsOffered';
import { selectShownPacks } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { KeepOrChange } from '../../ui/KeepOrChange';
import { space } from '../../ui/theme';
import { UsualNote } from '../../ui/UsualNote';

const Question = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

interface QuantityQuestionProps {
  product: Product;
  /** Ship packs in the box. */
  packs: number;
  wasClamped: boolean;
  isKept: boolean;
  onKeep: () => void;
}

/** Asks whether a quantity is meant that was reduced to the stock, or is unusual for the customer. */
export function QuantityQuestion(props: QuantityQuestionProps) {
  const { product, packs, wasClamped, isKept, onKeep } = props;
  const code = product.product_id;
  const customer = useCustomer();
  const skip = !useIsOffered('check');
  const { currentData: usual } = useUsualQuantityQuery({ ...customer, code }, { skip });
  const total = (useAppSelector((state) => selectShownPacks(state, code)) ?? 0) + packs;
  const question = useRef<HTMLDivElement>(null);
  const focusBox = () => question.current?.parentElement?.querySelector('input')?.focus();
  const keep = () => {
    onKeep();
    // The button unmounts.
    focusBox();
  };
  const isAsked = !isKept && (wasClamped || isUnusual(total, usual));
  return (
    <Question ref={question}>
      <UsualNote usual={usual} packs={total} />
      {isAsked && <KeepOrChange packs={packs} onKeep={keep} onChange={focusBox} />}
    </Question>
  );
}
