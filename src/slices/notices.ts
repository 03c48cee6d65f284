import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import type { MessageKey, MessageParams } from '../i18n/messages/en';

import { sessionEnded } from './events';

/** A short message for a toast: one of our messages by key, or a sentence written by the server. */
export interface Notice {
  id: string;
  kind: 'success' | 'info' | 'warning' | 'error';
  message: { key: MessageKey; params?: MessageParams } | { text: string };
  /** The action of its button; the toast stays until the button or close is pressed. */
  action?: 'activateNewVersion';
  /** Lines that went into the cart, to which it links. */
  addedLines?: number;
  /** How often it was given before it was removed. */
  times: number;
}

const contentOf = ({ kind, message }: Notice) => JSON.stringify([kind, message]);

const initialState = { items: [] as Notice[] };

/** Toasts in the order they were given; giving the same message again increments its count. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeAdded: {
      prepare: (notice: Omit<Notice, 'id' | 'times'>) => ({
        payload: { ...notice, id: nanoid(), times: 1 },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => {
        const same = state.items.find((notice) => contentOf(notice) === contentOf(payload));
        if (!same) return void state.items.push(payload);
        same.times += 1;
        if (payload.addedLines) same.addedLines = (same.addedLines ?? 0) + payload.addedLines;
      },
    },
    noticeRemoved: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: { selectNotices: (state): readonly Notice[] => state.items },
});

export const { noticeAdded, noticeRemoved } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
