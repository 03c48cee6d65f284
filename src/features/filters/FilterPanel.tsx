import { useState } from 'react';
import { styled } from 'styled-components';

import type { FilterValue, Filters } from '../../api/parseFilters';
import { lazyPart } from '../../i18n/lazyPart';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { OptionalPart } from '../../ui/OptionalPart';
import { color, from, layout, size, space } from '../../ui/theme';

import { Choice, Count, Group, GroupName } from './filterParts';
import { FILTERS, type FilterName } from './toFilterQuery';
import type { Narrowing } from './useNarrowing';

const Panel = styled.aside`
  display: none;
  align-content: start;
  gap: ${space(5)};
  padding-bottom: ${space(6)};

  &[data-is-open='true'] {
    display: grid;
  }

  ${from.desktop} {
    position: sticky;
    grid-area: filters;
    top: calc(${layout.belowHeader} + 8px);
    display: grid;
    align-self: start;
    max-height: calc(100vh - ${layout.belowHeader} - 16px);
    /* Space for the floating button in the corner. */
    padding: ${space(2)} ${space(2)} ${space(20)} ${space(1)};
    margin-left: -${space(1)};
    overflow-y: auto;
    scroll-padding-bottom: ${space(20)};
    scrollbar-width: thin;
  }
`;

const Box = styled.input`
  flex: none;
  width: 1rem;
  height: 1rem;
  margin: 0;
`;

const More = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-size: ${size.s};
  text-decoration: underline;
`;

/** Flags are shown only to customers and load with the other buyer-only parts. */
export const FlagLinks = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './FlagLinks'),
  'FlagLinks',
  'buyer',
);

/** Number of values of a filter shown before "more". */
const MAX_COLLAPSED_VALUES = 8;

const OPTIONS_OF: Record<FilterName, Exclude<keyof Filters, 'flags'>> = {
  brand: 'brand',
  color: 'colors',
  type: 'type',
  size: 'size',
};

interface FilterPanelProps {
  options: Filters | undefined;
  narrowing: Narrowing;
  /** Where there is no room beside the products, the panel can be opened and closed. */
  isOpen: boolean;
}

/** Filters by class flag, brand, colour, type and size, with counts. */
export function FilterPanel({ options, narrowing, isOpen }: FilterPanelProps) {
  const t = useTranslate();
  return (
    <Panel className="no-print" data-is-open={isOpen} aria-label={t('filters.title')}>
      {narrowing.chosen > 0 && (
        <SmallButton onClick={narrowing.clearFilters}>{t('filters.clear')}</SmallButton>
      )}
      {options?.flags && (
        <OptionalPart>
          <FlagLinks flags={options.flags} />
        </OptionalPart>
      )}
      {FILTERS.map((name) => (
        <FilterGroup
          key={name}
          name={name}
          values={options?.[OPTIONS_OF[name]] ?? []}
          chosen={narrowing.filters[name]}
          onToggle={(value) => narrowing.toggleFilter(name, value)}
        />
      ))}
    </Panel>
  );
}

interface FilterGroupProps {
  name: FilterName;
  values: readonly FilterValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FilterGroup({ name, values, chosen, onToggle }: FilterGroupProps) {
  const t = useTranslate();
  const format = useFormat();
  const [isExpanded, setIsExpanded] = useState(false);
  if (values.length === 0) return null;

  const keyOf = (option: FilterValue) => option.value ?? option.name;
  const shown = isExpanded
    ? values
    : values.filter(
        (option, index) => index < MAX_COLLAPSED_VALUES || chosen.includes(keyOf(option)),
      );
  const hidden = values.length - shown.length;

  return (
    <Group>
      <GroupName>{t(`filters.${name}`)}</GroupName>
      {shown.map((option) => (
        <Choice key={keyOf(option)}>
          <Box
            type="checkbox"
            checked={chosen.includes(keyOf(option))}
            onChange={() => onToggle(keyOf(option))}
          />
          <span>{option.name}</span>
          {option.count !== undefined && <Count>{format.number(option.count)}</Count>}
        </Choice>
      ))}
      {hidden > 0 && (
        <More type="button" onClick={() => setIsExpanded(true)}>
          {t('filters.more', { count: hidden })}
        </More>
      )}
    </Group>
  );
}
