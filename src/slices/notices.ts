import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { MessageKey, MessageParams } from '../i18n/messages/en';

/** A short message for a toast: in words of ours by key, or a sentence that the server wrote. */
export interface Notice {
  id: string;
  kind: 'success' | 'info' | 'warning' | 'error';
  message: { key: MessageKey; params?: MessageParams } | { text: string };
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { waiting: [] as Notice[] },
  reducers: {
    noticeGiven: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        state.waiting.push(payload);
      },
    },
    noticesShown: (state, { payload }: PayloadAction<string[]>) => {
      state.waiting = state.waiting.filter(({ id }) => !payload.includes(id));
    },
  },
  selectors: { selectWaitingNotices: (state) => state.waiting },
});

export const { noticeGiven, noticesShown } = noticesSlice.actions;
export const { selectWaitingNotices } = noticesSlice.selectors;
