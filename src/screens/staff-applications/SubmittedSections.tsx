import { styled } from 'styled-components';

import {
  isSensitive,
  type ApplicationField,
  type FormSection,
  ROWS,
  type RowsName,
} from '#domain/application/fields';
import { FIELDS, type FieldName } from '#domain/application/forms';

import type { ReviewedApplication } from '../../api/review';
import { isBlank } from '../../forms/applicationValues';
import type { Choice } from '../../forms/fieldHints';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Term, Small } from '../../ui/Small';
import { color, from, size, space } from '../../ui/theme';

import { SensitiveField } from './SensitiveField';
import { ApplicationSection, SectionTitle, SubmittedValue } from './submittedParts';

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;

const Empty = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const FieldList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  margin: 0;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Consents are listed with their proof instead; the terms section contains nothing else. */
const CONSENT_FIELDS = new Set(['caslConsent', 'authorized_card', 'accepted_terms']);

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && !isBlank(value);

/** Submitted values by section, in the order of the form; empty fields are named below. */
export function SubmittedSections({ application }: { application: ReviewedApplication }) {
  const { form, values, masked } = application;
  const fields = FIELDS[form].filter(
    ({ name, when }) => !CONSENT_FIELDS.has(name) && (when === undefined || when(values)),
  );
  const sections = [...new Set(fields.map(({ section }) => section))];
  const isErased = application.events.some(({ kind }) => kind === 'erased');
  return sections.map((section) => (
    <SubmittedSection
      key={section}
      section={section}
      application={application}
      fields={fields.filter((field) => field.section === section)}
      isThere={({ name }) =>
        isSensitive(name) ? isErased || name in masked : isFilled(values[name])
      }
    />
  ));
}

interface SubmittedSectionProps {
  section: FormSection;
  application: ReviewedApplication;
  fields: readonly ApplicationField[];
  isThere: (field: ApplicationField) => boolean;
}

function SubmittedSection({ section, application, fields, isThere }: SubmittedSectionProps) {
  const t = useTranslate();
  const { form, values, masked, reference } = application;
  const labelOf = (name: string) => t(`application.label.${name as FieldName}`);
  const empty = fields.filter((field) => !isThere(field));
  return (
    <ApplicationSection aria-labelledby={`read-${section}`}>
      <SectionTitle id={`read-${section}`}>
        {section === 'billing'
          ? t(`application.section.billing.${form}`)
          : t(`application.section.${section}`)}
      </SectionTitle>
      <FieldList>
        {fields.filter(isThere).map((field) => {
          const Wrapper = field.kind === 'rows' ? FullWidth : 'div';
          return (
            <Wrapper key={field.name}>
              <Term className={field.kind === 'rows' ? 'hidden-text' : undefined}>
                {labelOf(field.name)}
              </Term>
              {isSensitive(field.name) ? (
                <SensitiveField
                  reference={reference}
                  field={field.name}
                  label={labelOf(field.name)}
                  masked={masked[field.name]}
                />
              ) : (
                <SubmittedField field={field} value={values[field.name]} />
              )}
            </Wrapper>
          );
        })}
      </FieldList>
      {empty.length > 0 && (
        <Empty>
          {t('staff.empty', { names: empty.map(({ name }) => labelOf(name)).join(', ') })}
        </Empty>
      )}
    </ApplicationSection>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

interface SubmittedFieldProps {
  field: ApplicationField;
  value: unknown;
}

/** A submitted value: choices are translated, and dates formatted for the reader. */
function SubmittedField({ field: { name, kind }, value }: SubmittedFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  if (kind === 'rows') return <SubmittedRows name={name as RowsName} rows={value as Row[]} />;
  if (kind === 'choice' || kind === 'choices') {
    const chosen = [value].flat() as Choice[];
    return (
      <SubmittedValue>
        {chosen.map((choice) => t(`application.choice.${choice}`)).join(', ')}
      </SubmittedValue>
    );
  }
  // A day is not a point in time; at noon it is the same day in every time zone.
  if (kind === 'date')
    return <SubmittedValue>{format.date(`${String(value)}T12:00:00`)}</SubmittedValue>;
  return <SubmittedValue>{String(value)}</SubmittedValue>;
}

type Row = Readonly<Record<string, string>>;

const isFilledRow = (row: Row): boolean => Object.values(row).some((text) => !isBlank(text));

function SubmittedRows({ name, rows }: { name: RowsName; rows: readonly Row[] }) {
  const t = useTranslate();
  return (
    <SubmittedValue>
      <Rows>
        {rows.filter(isFilledRow).map((row, index) => (
          <Item key={index}>
            {Object.keys(ROWS[name])
              .filter((part) => row[part] !== undefined && !isBlank(row[part]))
              .map((part) => (
                <span key={part}>
                  <Small as="small">{t(`application.row.${name}.${part}` as MessageKey)}</Small>{' '}
                  {row[part]}
                </span>
              ))}
          </Item>
        ))}
      </Rows>
    </SubmittedValue>
  );
}
