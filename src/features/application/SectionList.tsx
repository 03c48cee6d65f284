import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { SECTIONS, type Form, type Section } from '#domain/application/fields';

import type { FormValues } from '../../forms/applicationValues';
import { faultsBySection } from '../../forms/faultsBySection';
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
    order: 1;
  }
`;

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 36px;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${size.s};
  text-align: start;
  cursor: pointer;
`;

const Missing = styled.span`
  color: ${color.inkSoft};
`;

const Complete = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color.good};
`;

interface SectionListProps {
  form: Form;
  /** Sensitive fields that the server has kept. */
  masked: Readonly<Record<string, string>>;
}

/** The sections of a form with what is still to be done in each, and the way to it. */
export function SectionList({ form, masked }: SectionListProps) {
  const t = useTranslate();
  const { values } = useFormikContext<FormValues>();
  // Counting waits for the key that was typed to be drawn.
  const counts = faultsBySection(form, useDeferredValue(values), masked);
  return (
    <Box aria-label={t('application.sections')}>
      <List>
        {SECTIONS.map((section) => (
          <li key={section}>
            <Entry type="button" onClick={() => goTo(section)}>
              {t(sectionTitle(section, form))}
              {counts[section] ? (
                <Missing>{t('application.section.missing', { count: counts[section] })}</Missing>
              ) : (
                <Complete>
                  <Icon name="check" size={16} />
                  {t('application.section.complete')}
                </Complete>
              )}
            </Entry>
          </li>
        ))}
      </List>
    </Box>
  );
}

/** To what is missing in a section, and where nothing is to its title. */
function goTo(section: Section) {
  const title = document.getElementById(`section-${section}`);
  const missing = title?.parentElement?.querySelector<HTMLElement>(
    'input:invalid, input[aria-invalid="true"]',
  );
  (missing ?? title)?.focus();
}
