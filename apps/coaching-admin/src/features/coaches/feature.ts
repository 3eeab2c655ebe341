import type { Feature } from '@org/app-kit'
import { inviteSaga } from './invite-saga.ts'

export const inviteFeature = { reducers: {}, sagas: [inviteSaga] } satisfies Feature
