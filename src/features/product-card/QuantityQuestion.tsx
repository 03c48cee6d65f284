import { useRef } from 'react';
import { styled } from 'styled-components';

import { useUsualQuantityQuery } from '../../api/opticon';
import { useIsOffered } from '../../api/useIsOffered';
import { packsMeant } from '../../slices/cartSelection';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsAsked, selectPacksToBe } from '../../store/quantityQuestions';
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
  /** The product's. */
  id: string;
  /** Ship packs in the box. */
  packs: number;
}

/** Asks whether a quantity is meant that was reduced to the stock, or is unusual for the customer. */
export function QuantityQuestion({ id, packs }: QuantityQuestionProps) {
  const customer = useCustomer();
  const skip = !useIsOffered('check');
  const { currentData: usual } = useUsualQuantityQuery({ ...customer, code: id }, { skip });
  const packsToBe = useAppSelector((state) => selectPacksToBe(state, id));
  const isAsked = useAppSelector((state) => selectIsAsked(state, id));
  const dispatch = useAppDispatch();
  const question = useRef<HTMLDivElement>(null);
  const focusBox = () => question.current?.parentElement?.querySelector('input')?.focus();
  const keep = () => {
    dispatch(packsMeant({ id, packs: packsToBe }));
    // The button unmounts.
    focusBox();
  };
  return (
    <Question ref={question}>
      <UsualNote usual={usual} packs={packsToBe} />
      {isAsked && <KeepOrChange product={id} packs={packs} onKeep={keep} onChange={focusBox} />}
    </Question>
  );
}
