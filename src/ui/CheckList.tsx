import { Choices, ChoiceBox, ChoiceLabel, Group, GroupName } from './ChoiceGroup';
import { FieldMark, type Mark } from './FieldMark';

interface CheckListProps {
  /** The name shared by all checkboxes. */
  name: string;
  legend: string;
  mark?: Mark;
  choices: readonly { value: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of several among a few visible options. */
export function CheckList({ name, legend, mark, choices, chosen, onChange }: CheckListProps) {
  return (
    <Group>
      <GroupName>{legend}</GroupName>
      {mark && <FieldMark mark={mark} />}
      <Choices>
        {choices.map((choice) => (
          <ChoiceLabel key={choice.value}>
            <ChoiceBox
              type="checkbox"
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((value) => value !== choice.value),
                )
              }
            />
            {choice.name}
          </ChoiceLabel>
        ))}
      </Choices>
    </Group>
  );
}
