import type { FormikProps } from 'formik';
import { styled } from 'styled-components';

import { CONTENT_LIMITS } from '#domain/content';

import { idOfEntry, type DeskContentEntry, type ContentKind } from '../../api/staffContent';
import type { Uploads } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckList } from '../../ui/CheckList';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { from, space } from '../../ui/theme';

import { CONTENT_LANGUAGES, type EntryValues, type ContentLanguage } from './entryValues';
import { KINDS, PAGES, type FieldDefinition, type TextDefinition } from './kinds';
import { PictureField } from './PictureField';

const FieldSet = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Languages, side by side where there is room. */
export const LanguageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;

  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Aligns a checkbox with the inputs beside it. */
const Switch = styled.div`
  align-self: center;
`;

interface EntryFieldsProps {
  kind: ContentKind;
  isNew: boolean;
  isReadOnly: boolean;
  /** Uploads of the entry's picture. */
  uploads: Uploads<string>;
  entries: readonly DeskContentEntry[];
  form: FormikProps<EntryValues>;
  /** Error messages from the server by field path, such as `title.en` or `products.1`. */
  faults: Partial<Record<string, string>>;
}

export function EntryFields(props: EntryFieldsProps) {
  const { kind, isNew, isReadOnly, uploads, entries, form, faults } = props;
  const { texts, fields, isFixed = false } = KINDS[kind];
  const t = useTranslate();
  const usedIds = entries.map(idOfEntry);
  const unusedPages = Object.entries(PAGES).filter(([name]) => !usedIds.includes(name));
  const errorOf = (name: string) =>
    faults[name] ?? Object.entries(faults).find(([path]) => path.startsWith(`${name}.`))?.[1];
  return (
    <FieldSet disabled={isReadOnly}>
      {(fields.length > 0 || isNew) && (
        <FieldGrid>
          {isNew && isFixed && (
            <ChoiceField
              label={t('content.page')}
              choices={[
                ['', t('content.page.choose')],
                ...unusedPages.map(([name, key]) => [name, t(key)] as const),
              ]}
              {...form.getFieldProps<string>('name')}
            />
          )}
          {isNew && !isFixed && (
            <TextField
              label={t('content.entryId')}
              hint={t('content.id.hint')}
              autoComplete="off"
              maxLength={CONTENT_LIMITS.id}
              error={faults.id}
              {...form.getFieldProps<string>('id')}
            />
          )}
          {fields.map((field) => (
            <EntryField
              key={field.name}
              field={field}
              form={form}
              uploads={isReadOnly ? undefined : uploads}
              error={errorOf(field.name)}
            />
          ))}
        </FieldGrid>
      )}
      {texts.map((text) => (
        <LanguageColumns key={text.name}>
          {CONTENT_LANGUAGES.map((language) => (
            <EntryText key={language} text={text} language={language} form={form} faults={faults} />
          ))}
        </LanguageColumns>
      ))}
    </FieldSet>
  );
}

interface EntryFieldProps {
  field: FieldDefinition;
  form: FormikProps<EntryValues>;
  uploads: Uploads<string> | undefined;
  error: string | undefined;
}

function EntryField({ field, form, uploads, error }: EntryFieldProps) {
  const t = useTranslate();
  const { name, hint, isRequired } = field;
  const label = t(field.label);
  if (field.as === 'choice') {
    const choices = field.choices.map(([value, key]) => [value, t(key)] as const);
    return <ChoiceField label={label} choices={choices} {...form.getFieldProps<string>(name)} />;
  }
  if (field.as === 'check') {
    return (
      <Switch>
        <CheckRow
          label={label}
          checked={form.values[field.name]}
          onChange={({ target }) => void form.setFieldValue(name, target.checked)}
        />
      </Switch>
    );
  }
  if (field.as === 'several') {
    return (
      <CheckList
        name={name}
        legend={label}
        choices={field.choices.map(([value, key]) => ({ value, name: t(key) }))}
        chosen={form.values[field.name]}
        onChange={(chosen) => void form.setFieldValue(name, chosen)}
      />
    );
  }
  if (field.as === 'names') {
    return (
      <TextArea
        label={label}
        rows={6}
        {...(hint && { hint: t(hint) })}
        error={error}
        {...form.getFieldProps<string>(name)}
      />
    );
  }
  if (field.as === 'picture') return <PictureField form={form} uploads={uploads} error={error} />;
  const type = { day: 'date', colour: 'color', text: 'text' }[field.as];
  return (
    <TextField
      label={label}
      type={type}
      mark={isRequired ? 'required' : undefined}
      hint={hint && t(hint)}
      autoComplete="off"
      maxLength={field.as === 'text' ? field.limit : undefined}
      error={error}
      {...form.getFieldProps<string>(name)}
    />
  );
}

interface EntryTextProps {
  text: TextDefinition;
  language: ContentLanguage;
  form: FormikProps<EntryValues>;
  faults: EntryFieldsProps['faults'];
}

/** A text in one language; if it is missing, a hint says that the English text is shown. */
function EntryText({ text, language, form, faults }: EntryTextProps) {
  const t = useTranslate();
  const path = `${text.name}.${language}`;
  const translations = form.values[text.name];
  const label = t('content.in', { field: t(text.label), language: t(`language.${language}`) });
  const missing =
    translations.en && !translations[language] ? t('content.missing.hint') : undefined;
  const shared = { label, lang: language, ...form.getFieldProps<string>(path) };
  if (text.as === 'html') {
    const hint = missing ?? (language === 'en' ? t('content.html.hint') : undefined);
    return (
      <TextArea
        {...shared}
        rows={10}
        maxLength={CONTENT_LIMITS.html}
        {...(hint && { hint })}
        error={faults[path]}
      />
    );
  }
  return (
    <TextField
      {...shared}
      mark={text.isRequired && language === 'en' ? 'required' : undefined}
      autoComplete="off"
      maxLength={CONTENT_LIMITS.line}
      warning={missing}
      error={faults[path]}
    />
  );
}
