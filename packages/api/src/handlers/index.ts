import type { Handlers } from '../program/call.ts'
import { authHandlers } from './auth.ts'
import { campaignHandlers } from './campaigns.ts'
import { installHandlers } from './install.ts'
import { mediaHandlers } from './media.ts'
import { organisationHandlers } from './organisation.ts'
import { serviceHandlers } from './service.ts'
import { teamHandlers } from './teams.ts'
import { templateHandlers } from './templates.ts'
import { userHandlers } from './users.ts'

export const handlers: Handlers = {
  ...serviceHandlers,
  ...authHandlers,
  ...installHandlers,
  ...userHandlers,
  ...organisationHandlers,
  ...teamHandlers,
  ...templateHandlers,
  ...campaignHandlers,
  ...mediaHandlers,
}
