import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StaffSession {
  token: string;
  email: string;
}

interface State {
  session: StaffSession | null;
  /** The server has ended the session; it is renewed in a dialog over the page. */
  isExpired: boolean;
}

/** The staff session of this tab, separate from any customer's. */
export const staffSessionSlice = createSlice({
  name: 'staffSession',
  initialState: { session: null, isExpired: false } as State,
  reducers: {
    staffSignedIn: (state, { payload }: PayloadAction<StaffSession>) => {
      state.session = payload;
      state.isExpired = false;
    },
    staffSessionExpired: (state) => {
      state.isExpired = true;
    },
    staffSignedOut: (state) => {
      state.session = null;
      state.isExpired = false;
    },
  },
  selectors: {
    selectStaffToken: ({ session }) => session?.token ?? null,
    selectStaffEmail: ({ session }) => session?.email ?? '',
    selectIsStaffExpired: ({ isExpired }) => isExpired,
  },
});

export const { staffSignedIn, staffSessionExpired, staffSignedOut } = staffSessionSlice.actions;
export const { selectStaffToken, selectStaffEmail, selectIsStaffExpired } =
  staffSessionSlice.selectors;
