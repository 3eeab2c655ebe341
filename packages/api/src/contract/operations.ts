import { authOperations } from './operations/auth.ts'
import { campaignOperations } from './operations/campaigns.ts'
import { installOperations } from './operations/install.ts'
import { mediaOperations } from './operations/media.ts'
import { organisationOperations } from './operations/organisation.ts'
import { serviceOperations } from './operations/service.ts'
import { teamOperations } from './operations/teams.ts'
import { templateOperations } from './operations/templates.ts'
import { userOperations } from './operations/users.ts'

/**
 * The contract: every call by its id. Server, OpenAPI document, typed client and mocks all read
 * this one table (specification 1, section 7).
 */
export const operations = {
  ...serviceOperations,
  ...authOperations,
  ...installOperations,
  ...userOperations,
  ...organisationOperations,
  ...teamOperations,
  ...templateOperations,
  ...campaignOperations,
  ...mediaOperations,
}

export type Operations = typeof operations
export type OperationId = keyof Operations

/** All ids, in the order of the table. */
export const operationIds = Object.keys(operations) as OperationId[]
