import { useFormik } from 'formik';
import { useState } from 'react';
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
import { useContentActions } from './useContentActions';
import { useLeaveGuard } from './useLeaveGuard';
import { useReturnToList } from './useReturnToList';

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
