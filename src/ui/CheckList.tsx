import { Choices, Group } from './ChoiceGroup';

interface CheckListProps {
  /** Under which every box stands. */
  name: string;
  legend: string;
  choices: readonly { value: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any of a few, all in sight. */
export function CheckList({ name, legend, choices, chosen, onChange }: CheckListProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Choices>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
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
          </label>
        ))}
      </Choices>
    </Group>
  );
}
