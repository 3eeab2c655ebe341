import type { Feature } from '@org/app-kit'
import { userGroupsSaga } from '../employee-groups-saga.ts'

/** What is done with several employees at once. */
export const employeeGroupsFeature = { reducers: {}, sagas: [userGroupsSaga] } satisfies Feature
