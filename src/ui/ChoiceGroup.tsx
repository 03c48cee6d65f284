import { useId } from 'react';
import { styled } from 'styled-components';

import { FieldMark, type Mark } from './FieldMark';
import { color, control, radius, size, space } from './theme';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Floated, so that a legend has its mark beside it. */
export const GroupName = styled.legend`
  float: left;
  padding: 0;
  margin: 0 ${space(1)} ${space(1)} 0;
  font-size: ${size.s};
  font-weight: 600;
`;

export const Choices = styled.div`
  display: flex;
  clear: both;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 30rem;
`;

/** At most half as wide as its group, also alone on its line. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  flex: 1 1 auto;
  max-width: 15rem;
  align-items: center;
  gap: ${space(2)};
  min-height: ${control.normal};
  padding: 0 ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    font-weight: 600;
  }
`;

export const ChoiceBox = styled.input`
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0;
`;

interface ChoiceGroupProps<Value extends string> {
  /** The field's name, if it belongs to a form. */
  name?: string;
  legend: string;
  mark?: Mark;
  /** Values with their names, and the language of the name if it is not the reader's. */
  choices: readonly { value: Value; name: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one among a few visible options. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, mark, choices, chosen, onChoose } = props;
  const own = useId();
  const name = props.name ?? own;
  return (
    <Group>
      <GroupName>{legend}</GroupName>
      {mark && <FieldMark mark={mark} />}
      <Choices>
        {choices.map((choice) => (
          <ChoiceLabel key={choice.value} lang={choice.lang}>
            <ChoiceBox
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
            />
            {choice.name}
          </ChoiceLabel>
        ))}
      </Choices>
    </Group>
  );
}
