import { FormikProvider, useFormik } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { FORMS, isSensitive, type Form } from '#domain/application/fields';

import { applicationSchema } from '../../forms/applicationSchema';
import { ApplicationSections } from '../../forms/ApplicationSections';
import {
  emptyValues,
  isBlank,
  withoutSensitive,
  type FormValues,
} from '../../forms/applicationValues';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { FormMessage } from '../../ui/FormMessage';
import { Spinner } from '../../ui/Spinner';
import { color, size, space } from '../../ui/theme';
import { useFaultFocus } from '../../ui/useFaultFocus';

import type { DraftValues } from './draftKeeper';
import type { KeptApplication } from './keptApplication';
import { MailLink } from './MailLink';
import type { KeepingApplication } from './useKeptApplication';
import { useSendApplication, type Refused } from './useSendApplication';
import { useServerDraft } from './useServerDraft';

const Whole = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 860px;
`;

const Saved = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

interface ApplicationFormProps {
  application: KeptApplication;
  keeping: KeepingApplication;
}

/** The trade account application: one form for two countries, kept while it is filled in. */
export function ApplicationForm({ application, keeping }: ApplicationFormProps) {
  const t = useTranslate();
  const server = useServerDraft();
  const form = formOf(application);
  const masked = useMemo(() => server.draft?.masked ?? {}, [server.draft]);
  const kept = useMemo(() => new Set(Object.keys(masked)), [masked]);
  const schema = useMemo(() => applicationSchema(form, kept), [form, kept]);
  const [starting] = useState(() => startingValues(application));
  const [refused, setRefused] = useState<Refused>();
  // After the first try to send, every change is checked at once (specification 4).
  const [hasTried, setHasTried] = useState(false);

  const forget = async () => {
    await keeping.forget();
    await server.forgetAtServer();
  };
  const { send, isSending } = useSendApplication(application.key, forget);

  const formik = useFormik<FormValues>({
    initialValues: starting,
    validationSchema: schema,
    validateOnBlur: true,
    validateOnChange: hasTried,
    onSubmit: async (values, { setErrors, setTouched }) => {
      const answer = await send(form, values, kept);
      setRefused(answer);
      if (!answer) return;
      setTouched(allTouched(Object.keys(answer.faults)), false);
      setErrors(answer.faults);
    },
  });
  const { values, initialValues, submitCount, isValid, errors } = formik;
  const { setValues } = formik;
  const { draft } = server;
  const box = useFaultFocus(formik);
  const { keep } = keeping;
  const { keepAtServer } = server;

  // What was typed is kept in this browser, and with the server what may not be.
  useEffect(() => {
    if (values === initialValues) return;
    keep({ values: withoutSensitive(values) });
    keepAtServer({
      ...forServer(values),
      country: form,
      owner_email: application.owner_email,
    } as DraftValues);
  }, [values, initialValues, form, keep, keepAtServer, application.owner_email]);

  // A draft that was begun on another device fills in what this one has nothing of.
  useEffect(() => {
    if (!draft || Object.keys(application.values).length > 0) return;
    void setValues((now) => ({ ...now, ...(draft.values as FormValues) }));
  }, [draft, application.values, setValues]);

  const wrong = Object.keys(errors).length;
  return (
    <FormikProvider value={formik}>
      <Whole
        ref={box}
        noValidate
        onSubmit={(event) => {
          setHasTried(true);
          formik.handleSubmit(event);
        }}
      >
        <ChoiceGroup
          legend={t('application.country')}
          choices={FORMS.toReversed().map((value) => ({
            value,
            name: t(`profile.country.${value === 'ca' ? 'CA' : 'US'}`),
          }))}
          chosen={form}
          onChoose={(chosen) => keep({ form: chosen })}
        />
        <ApplicationSections form={form} masked={masked} />
        <FormMessage>
          {submitCount > 0 && !isValid && wrong > 0 && t('application.faults', { count: wrong })}
          {refused && wrong === 0 && (refused.message || t('application.failed.kept'))}
        </FormMessage>
        <Actions>
          <button type="submit" className="button primary" disabled={isSending}>
            {t(isSending ? 'application.submitting' : 'application.submit')}
          </button>
          {draft && <MailLink email={String(values.email || application.owner_email)} />}
          <Saved role="status">{t(stateOf(keeping.isSaved, server.isUnsaved))}</Saved>
        </Actions>
        {isSending && <Spinner />}
      </Whole>
    </FormikProvider>
  );
}

const stateOf = (isSaved: boolean, isUnsaved: boolean) => {
  if (!isSaved) return 'application.saving';
  return isUnsaved ? 'application.unsaved' : 'application.saved';
};

/** What was kept, and from the first step the owner's name and address (specification 2.7). */
const startingValues = ({ values, owner_name, owner_email }: KeptApplication): FormValues => {
  const starting = { ...emptyValues(), ...values };
  return {
    ...starting,
    owner_name: starting.owner_name || owner_name,
    email: starting.email || owner_email,
  };
};

/** The form that was chosen; the US one by default (specification 2.7). */
export const formOf = ({ form }: KeptApplication): Form => form ?? 'usa';

/** A sensitive field that stands empty here may be kept there: it is not spoken of. */
const forServer = (values: FormValues) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(isSensitive(name) && isBlank(value))),
  );

const allTouched = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, true]));
