import type { ContractHost } from '../host.ts'
import { campaignsSuite } from './campaigns.ts'
import { deploySuite } from './deploy.ts'
import { employeesSuite } from './employees.ts'
import { installSuite } from './install.ts'
import { mediaSuite } from './media.ts'
import { organisationSuite } from './organisation.ts'
import { permissionsSuite } from './permissions.ts'
import { requestsSuite } from './requests.ts'
import { serviceSuite } from './service.ts'
import { signInSuite } from './sign-in.ts'
import { teamsSuite } from './teams.ts'
import { templatesSuite } from './templates.ts'

type Suite = (host: () => ContractHost) => void

/** All suites by title. */
export const suites: Record<string, Suite> = {
  service: serviceSuite,
  requests: requestsSuite,
  permissions: permissionsSuite,
  'sign-in': signInSuite,
  employees: employeesSuite,
  organisation: organisationSuite,
  teams: teamsSuite,
  templates: templatesSuite,
  campaigns: campaignsSuite,
  media: mediaSuite,
  install: installSuite,
  deploy: deploySuite,
}
