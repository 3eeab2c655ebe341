import type { ContractHost } from '../host.ts'
import { campaignsSuite } from './campaigns.ts'
import { employeesSuite } from './employees.ts'
import { mediaSuite } from './media.ts'
import { organisationSuite } from './organisation.ts'
import { serviceSuite } from './service.ts'
import { signInSuite } from './sign-in.ts'
import { teamsSuite } from './teams.ts'
import { templatesSuite } from './templates.ts'

type Suite = (host: () => ContractHost) => void

/** All suites by title. */
export const suites: Record<string, Suite> = {
  service: serviceSuite,
  'sign-in': signInSuite,
  employees: employeesSuite,
  organisation: organisationSuite,
  teams: teamsSuite,
  templates: templatesSuite,
  campaigns: campaignsSuite,
  media: mediaSuite,
}
