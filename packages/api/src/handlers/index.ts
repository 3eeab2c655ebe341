import type { Handlers } from '../program/call.ts'
import { accountLinkHandlers } from './account-links.ts'
import { administratorHandlers } from './administrators.ts'
import { authHandlers } from './auth.ts'
import { billingHandlers } from './billing.ts'
import { campaignHandlers } from './campaigns.ts'
import { identityHandlers } from './identity.ts'
import { installHandlers } from './install.ts'
import { mediaHandlers } from './media.ts'
import { notificationHandlers } from './notifications.ts'
import { organisationHandlers } from './organisation.ts'
import { searchHandlers } from './search.ts'
import { serviceHandlers } from './service.ts'
import { teamHandlers } from './teams.ts'
import { templateHandlers } from './templates.ts'
import { userBatchHandlers } from './user-batches.ts'
import { userHandlers } from './users.ts'

export const handlers: Handlers = {
  ...serviceHandlers,
  ...authHandlers,
  ...accountLinkHandlers,
  ...identityHandlers,
  ...installHandlers,
  ...userHandlers,
  ...userBatchHandlers,
  ...organisationHandlers,
  ...administratorHandlers,
  ...billingHandlers,
  ...teamHandlers,
  ...templateHandlers,
  ...campaignHandlers,
  ...mediaHandlers,
  ...notificationHandlers,
  ...searchHandlers,
}
