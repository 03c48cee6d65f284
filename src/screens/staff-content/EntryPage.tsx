import { useFormik } from 'formik';
import { useState } from 'react';
import { useParams, useNavigate } from 'react-router';
import { styled } from 'styled-components';

import {
  idOfEntry,
  useListContentQuery,
  type ContentKind,
  useUploadContentPictureMutation,
  type DeskContentEntry,
  type ContentListing,
} from '../../api/staffContent';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useUploads } from '../../features/desk-pictures/useUploads';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { EntryFields } from './EntryFields';
import { entryOf, nameOfEntry, valuesOf } from './entryValues';
import { KINDS, parseKind } from './kinds';
import { NoContent } from './NoContent';
import { Previews } from './Previews';
import { useContentActions, type ContentDone, type FromEntry } from './useContentActions';
import { useLeaveGuard } from './useLeaveGuard';

/** One entry of a list, or a new one. */
export function EntryPage() {
  const { kind, id } = useParams();
  const contentKind = parseKind(kind);
  return contentKind ? (
    <LoadedEntry key={`${contentKind} ${id}`} kind={contentKind} id={id} />
  ) : (
    <NoContent />
  );
}

function LoadedEntry({ kind, id }: { kind: ContentKind; id: string | undefined }) {
  const t = useTranslate();
  usePageTitle(t(KINDS[kind].title));
  return (
    <Loaded query={useListContentQuery(kind)} isPage>
      {(listing) => {
        const entry = listing.entries.find((candidate) => idOfEntry(candidate) === id);
        if (id !== undefined && !entry) return <NoContent />;
        return <EntryScreen kind={kind} listing={listing} entry={entry} />;
      }}
    </Loaded>
  );
}

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
  entry: DeskContentEntry | undefined;
}

/**
 * Form for an entry in three languages, with a preview of the shop; typed text is retained until it
 * has been stored.
 */
function EntryScreen({ kind, listing, entry }: EntryScreenProps) {
  const t = useTranslate();
  const language = useI18n().language || 'en';
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
      <DeskHead
        title={title}
        back={{
          to: staffPaths.contentList(kind),
          state: { opened: entry && idOfEntry(entry) },
          label: list,
        }}
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
function useReturnToList(kind: ContentKind, entry: DeskContentEntry | undefined) {
  const t = useTranslate();
  const navigate = useNavigate();
  const language = useI18n().language || 'en';
  const [before] = useState(entry);

  const doneOf = (stored: DeskContentEntry): ContentDone => ({
    message: t('content.stored', { name: nameOfEntry(kind, stored, language) }),
    undo: before ? { replace: { [kind]: [before] } } : { remove: idOfEntry(stored) },
  });
  return (stored?: DeskContentEntry) => {
    const opened = stored ? idOfEntry(stored) : entry && idOfEntry(entry);
    const state: FromEntry = { ...(opened && { opened }), ...(stored && { done: doneOf(stored) }) };
    void navigate(staffPaths.contentList(kind), { state, replace: true });
  };
}
