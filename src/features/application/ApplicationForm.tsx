import { FormikProvider } from 'formik';
import { useEffect, useEffectEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import { FORMS, SECTIONS, type Form } from '#domain/application/fields';
import { parseCountry } from '#domain/countries';

import { applicationSchema } from '../../forms/applicationSchema';
import { ApplicationSections } from '../../forms/ApplicationSections';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { color, from, radius, space, within } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { ApplicationFoot } from './ApplicationFoot';
import { ApplicationHead } from './ApplicationHead';
import type { SaveFailure } from './draftSaver';
import { SavedBar } from './SavedBar';
import { SectionList } from './SectionList';
import { SectionSteps } from './SectionSteps';
import type { StoredApplication } from './storedApplication';
import { useApplicationFormik } from './useApplicationFormik';
import { useShownSection } from './useShownSection';
import type { ApplicationStore } from './useStoredApplication';
import { useStoredForm } from './useStoredForm';
import { useSubmission } from './useSubmission';

/** The section list is beside the form on wide screens and above it elsewhere. */
const Layout = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  ${from.desktop} {
    grid-template-columns: 17rem minmax(0, 56rem);
  }
`;

/** Looks like a sheet of paper to fill in. */
const FormSheet = styled.form`
  display: grid;
  gap: ${space(4)};

  ${from.tablet} {
    padding: ${space(6)} ${space(8)} 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`;

/** What comes before the sections; on a phone, it belongs to the first of them. */
const Start = styled.div`
  display: grid;
  gap: ${space(4)};

  ${within.phone} {
    &:not([data-is-shown='true']) {
      display: none;
    }
  }
`;

interface ApplicationFormProps {
  application: StoredApplication;
  storage: ApplicationStore;
}

/** The trade account application: one form for two countries, saved while it is filled in. */
export function ApplicationForm({ application, storage }: ApplicationFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = formOf(application);
  const { formik, submitForm } = useApplicationFormik({
    application,
    schema: () => applicationSchema(form, storedNames),
    submit: (values) => submission.submit(values),
  });
  const { server, disputed } = useStoredForm({
    formik,
    form,
    application,
    storage,
    onSentElsewhere: async (reference) => {
      // A submission from this window is handled by its own response.
      if (submission.isSending || submission.outcome) return;
      await storage.end({ kind: 'sent', reference });
      void navigate(paths.success, { replace: true, state: { reference, isElsewhere: true } });
    },
  });
  const masked = server.draft?.masked ?? NOTHING;
  const storedNames = new Set(Object.keys(masked));
  const submission = useSubmission({ form, application, storage, server, storedNames });

  const sections = useShownSection();
  const { isAlone, shown, show, next } = sections;
  const box = useErrorFocus(formik, sections.reveal);
  const submitOrGoOn = (event: FormEvent<HTMLFormElement>) => {
    if (!isAlone || !next) return submitForm(event);
    event.preventDefault();
    show(next);
  };
  const onTyped = useEffectEvent(() => submission.noteEdit());
  // Editing the form after submitting cancels automatic retries.
  useEffect(() => onTyped(), [formik.values, form]);

  return (
    <FormikProvider value={formik}>
      <ApplicationHead form={form} />
      <Layout>
        <SectionList
          form={form}
          alone={isAlone ? shown : undefined}
          onChoose={show}
          masked={masked}
        />
        <FormSheet ref={box} noValidate onSubmit={submitOrGoOn}>
          <Start data-is-shown={!sections.previous}>
            <CountryChoice form={form} onChoose={(chosen) => storage.save({ form: chosen })} />
            <p>{t('application.marks')}</p>
          </Start>
          <ApplicationSections
            form={form}
            shown={shown}
            masked={masked}
            refused={unsavedFaults(server.unsaved)}
          />
          {isAlone && <SectionSteps {...sections} />}
          <ApplicationFoot
            canSubmit={!isAlone || !next}
            submission={submission}
            server={server}
            disputed={disputed}
            email={String(formik.values.email || application.owner_email)}
            onStartOver={async () => {
              const isForgotten = await server.forget();
              if (isForgotten) {
                show(SECTIONS[0]);
                await storage.end({ kind: 'startedOver' });
              }
              return isForgotten;
            }}
          />
          <SavedBar isSaved={storage.isSaved} unsaved={server.unsaved} />
        </FormSheet>
      </Layout>
    </FormikProvider>
  );
}

interface CountryChoiceProps {
  form: Form;
  onChoose: (form: Form) => void;
}

/** Each country has its own form. */
function CountryChoice({ form, onChoose }: CountryChoiceProps) {
  const t = useTranslate();
  return (
    <ChoiceGroup
      legend={t('application.country')}
      choices={FORMS.toReversed().map((value) => ({
        value,
        name: t(`profile.country.${parseCountry(value)}`),
      }))}
      chosen={form}
      onChoose={onChoose}
    />
  );
}

const NOTHING = {};

/** Returns the server's validation errors for values it did not save, by field. */
const unsavedFaults = (unsaved: SaveFailure | undefined) =>
  typeof unsaved === 'object' ? unsaved.faults : NOTHING;

/** Returns the selected form; defaults to the US one (specification 2.7). */
const formOf = ({ form }: StoredApplication): Form => form ?? 'usa';
