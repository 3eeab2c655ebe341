import type { Feature } from '@org/app-kit'
import { notificationsSaga } from './notifications-saga.ts'
import { notificationsKey, notificationsReducer } from './notifications-slice.ts'

export const notificationsFeature = {
  reducers: { [notificationsKey]: notificationsReducer },
  sagas: [notificationsSaga],
} satisfies Feature
