import { leavesAccount } from '@org/app-kit'
import type { Notification } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface NotificationsState {
  /** The loaded notifications, newest first; null until loaded. */
  data: Notification[] | null
  /** Number of all unread notifications, including those not in `data`. */
  unread: number
  /** Why loading failed. */
  error: string | null
}

const initialState: NotificationsState = { data: null, unread: 0, error: null }

export const notificationsKey = 'notifications'

const slice = createSlice({
  name: notificationsKey,
  initialState,
  reducers: {
    /** Loads the newest notifications. */
    notificationsRequested: (state) => ({ ...state, error: null }),
    notificationsLoaded: (
      _,
      { payload }: PayloadAction<{ data: Notification[]; unread: number }>,
    ): NotificationsState => ({ ...payload, error: null }),
    notificationsFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      error: payload,
    }),
    /** Payload: the id of the notification; null: all. */
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

export const selectNotifications = (state: { [notificationsKey]: NotificationsState }) =>
  state[notificationsKey]
