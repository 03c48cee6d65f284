import { styled } from 'styled-components';

import { isSensitive, type ApplicationField, type Section } from '#domain/application/fields';
import { FIELDS, type FieldName } from '#domain/application/forms';

import type { ReviewedApplication } from '../../api/review';
import { isBlank } from '../../forms/applicationValues';
import { useTranslate } from '../../i18n/useTranslate';
import { Term } from '../../ui/Small';
import { color, from, size, space } from '../../ui/theme';

import { Part, PartTitle } from './Part';
import { ReadField } from './ReadField';
import { SensitiveField } from './SensitiveField';

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Empty = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Dl = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  margin: 0;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Consents are listed with their proof instead; the terms section contains nothing else. */
const WITH_PROOF = new Set(['caslConsent', 'authorized_card', 'accepted_terms']);

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && !isBlank(value);

/** Submitted values by section, in the order of the form; empty fields are named below. */
export function ReadSections({ application }: { application: ReviewedApplication }) {
  const { form, values, masked } = application;
  const fields = FIELDS[form].filter(
    ({ name, when }) => !WITH_PROOF.has(name) && (when === undefined || when(values)),
  );
  const sections = [...new Set(fields.map(({ section }) => section))];
  const isErased = application.events.some(({ kind }) => kind === 'erased');
  return sections.map((section) => (
    <SectionRead
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

interface SectionReadProps {
  section: Section;
  application: ReviewedApplication;
  fields: readonly ApplicationField[];
  isThere: (field: ApplicationField) => boolean;
}

function SectionRead({ section, application, fields, isThere }: SectionReadProps) {
  const t = useTranslate();
  const { form, values, masked, reference } = application;
  const labelOf = (name: string) => t(`application.label.${name as FieldName}`);
  const empty = fields.filter((field) => !isThere(field));
  return (
    <Part aria-labelledby={`read-${section}`}>
      <PartTitle id={`read-${section}`}>
        {section === 'billing'
          ? t(`application.section.billing.${form}`)
          : t(`application.section.${section}`)}
      </PartTitle>
      <Dl>
        {fields.filter(isThere).map((field) => {
          const Place = field.kind === 'rows' ? Whole : 'div';
          return (
            <Place key={field.name}>
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
                <ReadField field={field} value={values[field.name]} />
              )}
            </Place>
          );
        })}
      </Dl>
      {empty.length > 0 && (
        <Empty>
          {t('staff.empty', { names: empty.map(({ name }) => labelOf(name)).join(', ') })}
        </Empty>
      )}
    </Part>
  );
}
