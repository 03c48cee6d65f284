import { useFormikContext } from 'formik';
import { useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';

import type { Form, FormSection } from '#domain/application/fields';

import type { FormValues } from '../../forms/applicationValues';
import { sectionStates, type SectionState } from '../../forms/sectionStates';
import { sectionTitle } from '../../forms/sectionTitle';
import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { color, from, layout, radius, size, space } from '../../ui/theme';

const Box = styled.nav`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.desktop} {
    position: sticky;
    top: calc(${layout.header} + ${space(4)});
  }
`;

/** Collapses the list into one line where it is above the form. */
const ListToggle = styled.button`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;

  ${from.desktop} {
    display: none;
  }
`;

const ToggleIcon = styled(Icon)`
  flex: none;
`;

const List = styled.ol`
  display: none;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-is-open='true'] {
    display: grid;
  }

  ${from.desktop} {
    display: grid;
  }
`;

const Entry = styled.button`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${size.s};
  text-align: start;
  cursor: pointer;

  &[aria-current] {
    font-weight: 600;
  }

  ${from.desktop} {
    min-height: 2.25rem;
  }
`;

/** Checked once nothing is missing. */
const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;

  &[data-is-done='true'] {
    border-color: ${color.good};
    background: ${color.good};
    color: ${color.surface};
  }
`;

const Progress = styled.span`
  display: block;
  color: ${color.inkSoft};
`;

interface SectionListProps {
  form: Form;
  /** The section that is shown alone, if one is. */
  alone: FormSection | undefined;
  onChoose: (section: FormSection) => void;
  /** Masked values of sensitive fields that the server has stored. */
  masked: Readonly<Record<string, string>>;
}

/** Lists the sections of a form with what is missing in each, and links to them. */
export function SectionList({ form, alone, onChoose, masked }: SectionListProps) {
  const t = useTranslate();
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { values } = useFormikContext<FormValues>();
  // Deferred so that counting does not delay rendering of the typed key.
  const states = sectionStates(form, useDeferredValue(values), masked);
  const open = states.filter(({ missing }) => missing > 0);
  const next = open[0] && t(sectionTitle(open[0].section, form));
  return (
    <Box aria-label={t('application.sections')}>
      <ListToggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        {next
          ? t('application.sections.open', { count: open.length, next })
          : t('application.sections.done')}
        <ToggleIcon name={isOpen ? 'minus' : 'plus'} />
      </ListToggle>
      <List id={list} data-is-open={isOpen}>
        {states.map((state) => (
          <li key={state.section}>
            <SectionEntry
              form={form}
              state={state}
              isCurrent={state.section === alone}
              onChoose={() => {
                setIsOpen(false);
                if (alone) onChoose(state.section);
                else focusSection(state.section);
              }}
            />
          </li>
        ))}
      </List>
    </Box>
  );
}

interface SectionEntryProps {
  form: Form;
  state: SectionState;
  isCurrent: boolean;
  onChoose: () => void;
}

function SectionEntry({ form, state, isCurrent, onChoose }: SectionEntryProps) {
  const t = useTranslate();
  const { section, missing, isOptional } = state;
  const isDone = missing === 0 && !isOptional;
  const progressText = () => {
    if (missing > 0) return t('application.section.missing', { count: missing });
    return t(isOptional ? 'application.section.optional' : 'application.section.complete');
  };
  return (
    <Entry type="button" aria-current={isCurrent ? 'step' : undefined} onClick={onChoose}>
      <Tick data-is-done={isDone}>{isDone && <Icon name="check" size={14} />}</Tick>
      <span>
        {t(sectionTitle(section, form))} <Progress>{progressText()}</Progress>
      </span>
    </Entry>
  );
}

/** Focuses the first missing or invalid field of a section, or its title if there is none. */
function focusSection(section: FormSection) {
  const title = document.getElementById(`section-${section}`);
  const missing = title?.parentElement?.querySelector<HTMLElement>(
    'input:invalid, input[aria-invalid="true"]',
  );
  (missing ?? title)?.focus();
}
