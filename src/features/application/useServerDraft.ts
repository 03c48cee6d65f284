import { useCallback, useEffect, useState } from 'react';

import type { Draft } from '#contract/applications';

import { useListFeaturesQuery } from '../../api/account';
import {
  useDeleteDraftMutation,
  useLazyShowDraftQuery,
  useSaveDraftMutation,
} from '../../api/applications';
import { isUnreachable } from '../../api/reasonOf';

import { makeDraftKeeper, type DraftValues } from './draftKeeper';

const CONFLICT = 409;

/** The server's half of a draft: it alone keeps the sensitive fields, and shows them masked. */
export function useServerDraft() {
  const { data: features = [] } = useListFeaturesQuery();
  const isOffered = features.includes('drafts');
  const [show] = useLazyShowDraftQuery();
  const [save] = useSaveDraftMutation();
  const [remove] = useDeleteDraftMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);

  const [keeper] = useState(() =>
    makeDraftKeeper({
      save: async (saving) => {
        const { data, error } = await save(saving);
        if (data) return { draft: data };
        if (isUnreachable(error)) return 'unheard';
        return 'status' in error && error.status === CONFLICT ? 'overtaken' : 'refused';
      },
      readVersion: async () => (await show({})).data?.version ?? 0,
      onSaved: (saved) => {
        setDraft(saved);
        setIsUnsaved(false);
      },
      onUnheard: () => setIsUnsaved(true),
    }),
  );

  // What the server has kept for this browser is read once.
  useEffect(() => {
    if (!isOffered) return;
    void show({}).then(({ data = null }) => {
      keeper.startFrom(data);
      setDraft(data);
    });
  }, [isOffered, keeper, show]);

  const keepAtServer = useCallback(
    (values: DraftValues) => {
      if (isOffered) keeper.keep(values);
    },
    [isOffered, keeper],
  );

  const forgetAtServer = useCallback(async () => {
    keeper.stop();
    setDraft(null);
    if (isOffered) await remove({});
  }, [isOffered, keeper, remove]);

  return { draft, isUnsaved, keepAtServer, forgetAtServer };
}
