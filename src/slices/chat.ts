import { createSlice, type WithSlice } from '@reduxjs/toolkit';

import { rootReducer } from './rootReducer';

/** Whether a live chat is ready to be opened by a button of the page. */
const slice = createSlice({
  name: 'chat',
  initialState: { isReady: false },
  reducers: {
    chatReady: (state) => void (state.isReady = true),
    chatClosed: (state) => void (state.isReady = false),
  },
  selectors: { selectIsChatReady: (state) => state.isReady },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const chatSlice = slice.injectInto(rootReducer);

export const { chatReady, chatClosed } = slice.actions;
export const { selectIsChatReady } = chatSlice.selectors;
