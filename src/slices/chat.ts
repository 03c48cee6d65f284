import { createSlice } from '@reduxjs/toolkit';

/** Whether a live chat is ready to be opened by a button of the page. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState: { isReady: false },
  reducers: {
    chatReady: (state) => void (state.isReady = true),
    chatClosed: (state) => void (state.isReady = false),
  },
  selectors: { selectIsChatReady: (state) => state.isReady },
});

export const { chatReady, chatClosed } = chatSlice.actions;
export const { selectIsChatReady } = chatSlice.selectors;
