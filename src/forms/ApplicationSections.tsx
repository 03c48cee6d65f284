import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { styled } from 'styled-components';

import {
  AS_BILLING,
  isCopiedFromBilling,
  withBillingCopied,
  type AsBilling,
} from '#domain/application/asBilling';
import { SECTIONS, type Form, type FormSection } from '#domain/application/fields';
import { visibleFields } from '#domain/application/forms';

import { useTranslate } from '../i18n/useTranslate';
import { CheckRow } from '../ui/CheckRow';
import { Prose } from '../ui/Prose';
import { color, from, size, space, within } from '../ui/theme';

import { ApplicationFieldRow } from './ApplicationFieldRow';
import type { FormValues } from './applicationValues';
import { sectionTitle } from './sectionTitle';

/** On a phone, only the shown part is there. */
const Part = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)} 0;
  border-top: 1px solid ${color.line};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${within.phone} {
    &:not([data-is-shown='true']) {
      display: none;
    }
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;

const Title = styled(FullWidth)`
  font-size: ${size.l};
`;

/** Kinds that span the full width. */
const FULL_WIDTH_KINDS = new Set(['rows', 'choices', 'check']);

interface ApplicationSectionsProps {
  form: Form;
  /** The section that a phone shows. */
  shown: FormSection;
  /** Masked values of sensitive fields that the server has stored. */
  masked: Readonly<Record<string, string>>;
  /** The server's error messages for fields of the draft. */
  refused: Readonly<Record<string, string>>;
}

/** Renders every section of a form in order, from its field table (specification 2.7). */
export function ApplicationSections({ form, shown, masked, refused }: ApplicationSectionsProps) {
  const t = useTranslate();
  const { values, errors, touched, setFieldValue, setFieldTouched } =
    useFormikContext<FormValues>();
  const change = useCallback(
    // A field marked as invalid is validated on every keystroke, any other on blur.
    (name: string, value: FormValues[string], isFaulty: boolean) =>
      void setFieldValue(name, value, isFaulty || undefined),
    [setFieldValue],
  );
  const leave = useCallback((name: string) => void setFieldTouched(name), [setFieldTouched]);
  const faultOf = (name: string) => {
    const found = touched[name] ? errors[name] : undefined;
    return typeof found === 'string' ? found : refused[name];
  };
  const fields = visibleFields(form, values);
  const shownValues = withBillingCopied(values);
  return SECTIONS.map((section) => (
    <Part
      key={section}
      aria-labelledby={`section-${section}`}
      data-section={section}
      data-is-shown={section === shown}
    >
      <Title as="h2" id={`section-${section}`} tabIndex={-1}>
        {t(sectionTitle(section, form))}
      </Title>
      {section === 'terms' && (
        <FullWidth>
          <CreditTerms form={form} />
        </FullWidth>
      )}
      {(section === 'shipping' || section === 'owner') && (
        <FullWidth>
          <AsBillingBox name={AS_BILLING[section]} />
        </FullWidth>
      )}
      {fields
        .filter((field) => field.section === section)
        .map((field) => {
          const Wrapper = FULL_WIDTH_KINDS.has(field.kind) ? FullWidth : 'div';
          return (
            <Wrapper key={field.name}>
              <ApplicationFieldRow
                field={field}
                form={form}
                value={shownValues[field.name]}
                fault={faultOf(field.name)}
                masked={masked[field.name]}
                isCopied={isCopiedFromBilling(field.name, values)}
                onChange={change}
                onLeave={leave}
              />
            </Wrapper>
          );
        })}
    </Part>
  ));
}

/** Makes a section follow the billing address; the copied values remain when it is unticked. */
function AsBillingBox({ name }: { name: AsBilling }) {
  const t = useTranslate();
  const { values, setValues } = useFormikContext<FormValues>();
  return (
    <CheckRow
      name={name}
      label={t(`application.label.${name}`)}
      checked={values[name] === true}
      onChange={({ target }) =>
        void setValues((current) => ({ ...withBillingCopied(current), [name]: target.checked }))
      }
    />
  );
}

const LINES = {
  ca: [1, 2, 3, 4, 5, 6],
  usa: [1, 2, 3, 4, 5, 6, 7],
} as const;

/** The credit terms of a country, in the reader's language (specification 9). */
function CreditTerms({ form }: { form: Form }) {
  const t = useTranslate();
  const lines =
    form === 'ca'
      ? LINES.ca.map((line) => t(`application.terms.ca.${line}`))
      : LINES.usa.map((line) => t(`application.terms.usa.${line}`));
  return (
    <Prose>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Prose>
  );
}
