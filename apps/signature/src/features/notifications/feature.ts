import type { Feature } from '@org/app-kit'
import { notificationsSaga } from './notifications-saga.ts'
import { notificationsReducer } from './notifications-slice.ts'

export const notificationsFeature = {
  reducers: { notifications: notificationsReducer },
  sagas: [notificationsSaga],
} satisfies Feature
