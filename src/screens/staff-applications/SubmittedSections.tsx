import { styled } from 'styled-components';

import { isSensitive, type ApplicationField, type FormSection } from '#domain/application/fields';
import { FIELDS, type FieldName } from '#domain/application/forms';

import type { ReviewedApplication } from '../../api/review';
import { isBlank } from '../../forms/applicationValues';
import { useTranslate } from '../../i18n/useTranslate';
import { Term } from '../../ui/Small';
import { color, from, size, space } from '../../ui/theme';

import { SensitiveField } from './SensitiveField';
import { SubmittedField } from './SubmittedField';
import { ApplicationSection, SectionTitle } from './submittedParts';

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
