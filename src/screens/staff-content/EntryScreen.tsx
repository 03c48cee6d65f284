import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

import {
  idOfEntry,
  useUploadContentPictureMutation,
  type ContentEntry,
  type ContentKind,
  type ContentListing,
} from '../../api/staffContent';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useUploads } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { EntryFields } from './EntryFields';
import { entryOf, nameOfEntry, valuesOf } from './entryValues';
import { KINDS } from './kinds';
import { Previews } from './Previews';
import { SubpageHeader } from './SubpageHeader';
import { useContentActions, type ContentDone, type FromEntry } from './useContentActions';
import { useLeaveGuard } from './useLeaveGuard';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-bottom: ${space(6)};
`;

interface EntryScreenProps {
  kind: ContentKind;
  listing: ContentListing;
  /** Undefined for a new entry. */
  entry: ContentEntry | undefined;
}

/**
 * Form for an entry in three languages, with a preview of the shop; typed text is retained until it
 * has been stored.
 */
export function EntryScreen({ kind, listing, entry }: EntryScreenProps) {
  const t = useTranslate();
  const language = useStaffSelector(selectLanguage) || 'en';
  const mayChange = useHasRole('catalogue');
  const actions = useContentActions({
    kind,
    version: listing.version,
    stale: 'content.stale',
  });
  const [upload] = useUploadContentPictureMutation();
  const uploads = useUploads(upload);
  // Changes that others store meanwhile do not affect what is typed here.
  const [initialValues] = useState(() => valuesOf(entry));
  const goToList = useReturnToList(kind, entry);

  const form = useFormik({
    initialValues,
    onSubmit: async (values) => {
      const nextEntry = entryOf(kind, values, listing.entries);
      const list = { [kind]: [nextEntry] };
      const isStored = await actions.send(entry ? { replace: list } : { add: list });
      if (isStored) goToList(nextEntry);
    },
  });
  const { leave, question } = useLeaveGuard(uploads.isBusy || form.dirty);
  const formRef = useErrorFocus(form);

  useDeskKeys({ Escape: () => leave(goToList) });

  const list = t(KINDS[kind].title);
  const title = entry ? nameOfEntry(kind, entry, language) : t('content.add.title', { list });
  return (
    <>
      <SubpageHeader
        to={staffPaths.contentList(kind)}
        state={{ opened: entry && idOfEntry(entry) }}
        back={list}
        title={title}
      />
      {actions.failure && <FormMessage>{actions.failure}</FormMessage>}
      <Form ref={formRef} noValidate aria-label={title} onSubmit={form.handleSubmit}>
        <EntryFields
          kind={kind}
          isNew={!entry}
          isReadOnly={!mayChange}
          uploads={uploads}
          entries={listing.entries}
          form={form}
          faults={actions.faults}
        />
        {mayChange && (
          <div>
            <PrimaryButton type="submit" disabled={form.isSubmitting || uploads.isBusy}>
              {t('content.save')}
            </PrimaryButton>
          </div>
        )}
      </Form>
      <Previews kind={kind} values={form.values} entry={entry} />
      {question}
    </>
  );
}

/**
 * Goes back to the list of an entry, which says what was stored, if anything was, and can undo it.
 * `entry` is undefined for a new one.
 */
function useReturnToList(kind: ContentKind, entry: ContentEntry | undefined) {
  const t = useTranslate();
  const navigate = useNavigate();
  const language = useStaffSelector(selectLanguage) || 'en';
  const [before] = useState(entry);

  const doneOf = (stored: ContentEntry): ContentDone => ({
    message: t('content.stored', { name: nameOfEntry(kind, stored, language) }),
    undo: before ? { replace: { [kind]: [before] } } : { remove: idOfEntry(stored) },
  });
  return (stored?: ContentEntry) => {
    const opened = stored ? idOfEntry(stored) : entry && idOfEntry(entry);
    const state: FromEntry = { ...(opened && { opened }), ...(stored && { done: doneOf(stored) }) };
    void navigate(staffPaths.contentList(kind), { state, replace: true });
  };
}
