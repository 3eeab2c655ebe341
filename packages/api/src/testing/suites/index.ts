import type { ContractHost } from '../host.ts'
import { accountLinksSuite } from './account-links.ts'
import { administratorsSuite } from './administrators.ts'
import { auditSuite } from './audit.ts'
import { bouncesSuite } from './bounces.ts'
import { campaignsSuite } from './campaigns.ts'
import { coachingAuditSuite } from './coaching-audit.ts'
import { coachingDeletionSuite } from './coaching-deletion.ts'
import { coachingPermissionsSuite } from './coaching-permissions.ts'
import { coachingLongTextsSuite, coachingTextsSuite } from './coaching-texts.ts'
import { coachingCoachesSuite } from './coaching-coaches.ts'
import { coachingLimitsSuite } from './coaching-limits.ts'
import { coachingListsSuite } from './coaching-lists.ts'
import { coachingExercicesSuite } from './coaching-exercices.ts'
import { coachingHostsSuite } from './coaching-hosts.ts'
import { coachingMediaSuite } from './coaching-media.ts'
import { coachingSessionsSuite } from './coaching-sessions.ts'
import { coachingUploadPermissionsSuite } from './coaching-upload-permissions.ts'
import { coachingUploadsSuite } from './coaching-uploads.ts'
import { adoptionSuite } from './adoption.ts'
import { deploySuite } from './deploy.ts'
import { deployPreviewSuite } from './deploy-preview.ts'
import { outdatedSuite } from './outdated.ts'
import { productsSuite } from './products.ts'
import { remindersSuite } from './reminders.ts'
import { employeesSuite } from './employees.ts'
import { externalsSuite } from './externals.ts'
import { importsSuite } from './imports.ts'
import { installSuite } from './install.ts'
import { installKeySuite } from './install-key.ts'
import { installLinkSuite } from './install-link.ts'
import { invitationsSuite } from './invitations.ts'
import { mailQueueSuite } from './mail-queue.ts'
import { mediaSuite } from './media.ts'
import { coachingValuesSuite, signatureValuesSuite, stockValuesSuite } from './hostile-values.ts'
import { hiddenRowsSuite } from './hidden-rows.ts'
import { notificationsSuite } from './notifications.ts'
import { organisationDeletionSuite } from './organisation-deletion.ts'
import { organisationSuite } from './organisation.ts'
import { peopleListSuite } from './people-list.ts'
import { peopleByStateSuite } from './people-by-state.ts'
import { permissionsSuite } from './permissions.ts'
import { requestsSuite } from './requests.ts'
import { scopesSuite } from './scopes.ts'
import { searchSuite } from './search.ts'
import { serviceSuite } from './service.ts'
import { sessionsSuite } from './sessions.ts'
import { signatureLimitsSuite } from './signature-limits.ts'
import { signInCodesSuite } from './sign-in-codes.ts'
import { signInSuite } from './sign-in.ts'
import { stockAuditSuite } from './stock-audit.ts'
import { stockBookingsSuite } from './stock-bookings.ts'
import { stockCatalogueSuite } from './stock-catalogue.ts'
import { stockCodesSuite } from './stock-codes.ts'
import { stockCountsSuite } from './stock-counts.ts'
import { stockDeletionSuite } from './stock-deletion.ts'
import { stockImportsSuite } from './stock-imports.ts'
import { stockLedgerSuite } from './stock-ledger.ts'
import { stockListSuite } from './stock-list.ts'
import { stockLongOrdersSuite } from './stock-long-orders.ts'
import { stockLotsSuite } from './stock-lots.ts'
import { stockOrdersSuite } from './stock-orders.ts'
import { stockOriginsSuite } from './stock-origins.ts'
import { stockReceptionsSuite } from './stock-receptions.ts'
import { stockOwnersSuite } from './stock-owners.ts'
import { stockPermissionsSuite } from './stock-permissions.ts'
import { stockPhotosSuite } from './stock-photos.ts'
import { stockLongTextsSuite, stockTextsSuite } from './stock-texts.ts'
import { teamsSuite } from './teams.ts'
import { templatesSuite } from './templates.ts'
import { textsSuite } from './texts.ts'
import { userBatchesSuite } from './user-batches.ts'
import { userGroupsSuite } from './user-groups.ts'

type Suite = (host: () => ContractHost) => void

/** All suites by title. */
export const suites = {
  service: serviceSuite,
  requests: requestsSuite,
  'hostile values': signatureValuesSuite,
  texts: textsSuite,
  permissions: permissionsSuite,
  'hidden rows': hiddenRowsSuite,
  products: productsSuite,
  'stock owners': stockOwnersSuite,
  'stock permissions': stockPermissionsSuite,
  'stock audit': stockAuditSuite,
  'stock bookings': stockBookingsSuite,
  'stock catalogue': stockCatalogueSuite,
  'stock codes': stockCodesSuite,
  'stock counts': stockCountsSuite,
  'stock deletion': stockDeletionSuite,
  'stock hostile values': stockValuesSuite,
  'stock imports': stockImportsSuite,
  'stock ledger': stockLedgerSuite,
  'stock list': stockListSuite,
  'stock long orders': stockLongOrdersSuite,
  'stock lots': stockLotsSuite,
  'stock orders': stockOrdersSuite,
  'stock origins': stockOriginsSuite,
  'stock receptions': stockReceptionsSuite,
  'stock photos': stockPhotosSuite,
  'stock texts': stockTextsSuite,
  'stock long texts': stockLongTextsSuite,
  'coaching hosts': coachingHostsSuite,
  'coaching exercises': coachingExercicesSuite,
  'coaching sessions': coachingSessionsSuite,
  'coaching uploads': coachingUploadsSuite,
  'coaching media': coachingMediaSuite,
  'coaching coaches': coachingCoachesSuite,
  'coaching deletion': coachingDeletionSuite,
  'coaching lists': coachingListsSuite,
  'coaching hostile values': coachingValuesSuite,
  'coaching limits': coachingLimitsSuite,
  'coaching permissions': coachingPermissionsSuite,
  'coaching upload permissions': coachingUploadPermissionsSuite,
  'coaching audit': coachingAuditSuite,
  'coaching texts': coachingTextsSuite,
  'coaching long texts': coachingLongTextsSuite,
  scopes: scopesSuite,
  'sign-in': signInSuite,
  'sign-in codes': signInCodesSuite,
  sessions: sessionsSuite,
  'account links': accountLinksSuite,
  invitations: invitationsSuite,
  administrators: administratorsSuite,
  'external administrators': externalsSuite,
  employees: employeesSuite,
  'people list': peopleListSuite,
  imports: importsSuite,
  'user batches': userBatchesSuite,
  'user groups': userGroupsSuite,
  organisation: organisationSuite,
  'organisation deletion': organisationDeletionSuite,
  teams: teamsSuite,
  templates: templatesSuite,
  campaigns: campaignsSuite,
  'signature limits': signatureLimitsSuite,
  media: mediaSuite,
  install: installSuite,
  'install keys': installKeySuite,
  'new install links': installLinkSuite,
  deploy: deploySuite,
  'mail queue': mailQueueSuite,
  bounces: bouncesSuite,
  'deploy preview': deployPreviewSuite,
  reminders: remindersSuite,
  adoption: adoptionSuite,
  'outdated signatures': outdatedSuite,
  'people by state': peopleByStateSuite,
  notifications: notificationsSuite,
  search: searchSuite,
  audit: auditSuite,
} satisfies Record<string, Suite>
