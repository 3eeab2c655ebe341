import type { Feature } from '@org/app-kit'
import { employeeGroupsSaga } from '../employee-groups-saga.ts'

/** Actions on several employees at once. */
export const employeeGroupsFeature = { reducers: {}, sagas: [employeeGroupsSaga] } satisfies Feature
