import { leavesAccount } from '@org/app-kit'
import type { Notification } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface NotificationsState {
  /** The newest first; null until they are there. */
  data: Notification[] | null
  /** All that this account has not read, also beyond `data`. */
  unread: number
  /** Why they could not be loaded. */
  error: string | null
}

const initialState: NotificationsState = { data: null, unread: 0, error: null }

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The server is asked for what has happened. */
    notificationsRequested: (state) => ({ ...state, error: null }),
    notificationsLoaded: (
      _,
      { payload }: PayloadAction<{ data: Notification[]; unread: number }>,
    ): NotificationsState => ({ ...payload, error: null }),
    notificationsFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      error: payload,
    }),
    /** Payload: what was read; null: everything. */
    notificationRead: (state, { payload }: PayloadAction<string | null>) => {
      const isMeant = ({ id }: Notification) => payload === null || id === payload
      const data = state.data?.map((one) => (isMeant(one) ? { ...one, is_read: true } : one))
      const unread = payload === null ? 0 : Math.max(0, state.unread - 1)
      return { ...state, data: data ?? null, unread }
    },
    unreadCounted: (state, { payload }: PayloadAction<number>) => ({ ...state, unread: payload }),
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const notificationsReducer = slice.reducer
export const {
  notificationsRequested,
  notificationsLoaded,
  notificationsFailed,
  notificationRead,
  unreadCounted,
} = slice.actions

export const selectNotifications = (state: { notifications: NotificationsState }) =>
  state.notifications
