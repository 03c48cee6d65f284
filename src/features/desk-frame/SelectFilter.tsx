import { FilterLabel, FilterSelect } from '../../ui/FilterField';

interface SelectFilterProps<Value extends string> {
  label: string;
  chosen: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
}

/** Narrows a list to one of several values; the native list is also the best one on a phone. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, chosen, choices, onChoose } = props;
  return (
    <FilterLabel>
      {label}
      <FilterSelect
        value={chosen}
        onChange={({ target }) => {
          const choice = choices.find(([value]) => value === target.value);
          if (choice) onChoose(choice[0]);
        }}
      >
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}
