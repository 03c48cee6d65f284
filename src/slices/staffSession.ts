import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StaffSession {
  token: string;
  email: string;
}

interface State {
  session: StaffSession | null;
  /** The server has ended it; it is renewed over the page. */
  isExpired: boolean;
}

/** Who of the staff works in this tab: a session of its own, apart from any customer's. */
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
