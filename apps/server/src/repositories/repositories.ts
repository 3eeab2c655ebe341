import type {
  CampaignRecord,
  DeployRunRecord,
  InvitationRecord,
  MediaRecord,
  Repositories,
  Scope,
  ScopedRepositories,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '@org/api'
import { retryConflicts } from '../storage/retry-conflicts.ts'
import { accountRepository } from './accounts.ts'
import { auditLog } from './audit.ts'
import { paymentEventRepository, scopedBilling } from './billing.ts'
import { coachingRepositories, sharedSessions, studios } from './coaching.ts'
import { deployMails } from './deploy-mails.ts'
import { idempotencyStore } from './idempotency.ts'
import { jobQueue } from './job-queue.ts'
import { scopedOrganisation } from './organisation.ts'
import { notificationRepository } from './notifications.ts'
import { organisationDeletions } from './organisation-deletions.ts'
import type { AnyTable, Queryable } from './queryable.ts'
import { peopleRepository } from './people.ts'
import { photoTokens } from './photo-tokens.ts'
import { scopedTable } from './scoped-table.ts'
import { browserRepository, codeRepository, waitRepository } from './sign-in-codes.ts'
import { tokenRepository } from './sign-in.ts'
import { noPrintCache, printCache, type PrintCache } from './template-prints.ts'
import { stockCentres, stockRepositories } from './stock.ts'
import { storageUse } from './storage-use.ts'

export interface RepositoryOptions {
  /** Mails per second to one domain, over all processes. */
  readonly mailPace?: number
  readonly prints?: PrintCache
}

const defaultMailPace = 20

/**
 * Creates the repositories for all stored data except files, on embedded Postgres or a Postgres
 * server.
 */
export function createRepositories(
  db: Queryable,
  { mailPace = defaultMailPace, prints = printCache() }: RepositoryOptions = {},
): Repositories {
  return {
    ...repositoriesOn(db, false, { prints, mailPace }),
    transaction: (work) =>
      retryConflicts(() =>
        db.transaction().execute((transaction) => work(insideTransaction(transaction, mailPace))),
      ),
  }
}

/** Creates the repositories of a transaction; a nested transaction joins the outer one. */
function insideTransaction(transaction: Queryable, mailPace: number): Repositories {
  const inside: Repositories = {
    ...repositoriesOn(transaction, true, { prints: noPrintCache, mailPace }),
    transaction: (work) => work(inside),
  }
  return inside
}

function repositoriesOn(
  db: Queryable,
  isLocking: boolean,
  { prints, mailPace }: { prints: PrintCache; mailPace: number },
): Omit<Repositories, 'transaction'> {
  return {
    within: (scope) => withinScope(db, scope, isLocking, prints),
    accounts: accountRepository(db),
    tokens: tokenRepository(db),
    codes: codeRepository(db),
    browsers: browserRepository(db),
    waits: waitRepository(db),
    paymentEvents: paymentEventRepository(db),
    jobs: jobQueue(db, mailPace),
    deployMails: deployMails(db),
    deletions: organisationDeletions(db),
    stockCentres: stockCentres(db),
    sharedSessions: sharedSessions(db),
    studios: studios(db),
    idempotency: idempotencyStore(db),
  }
}

function withinScope(
  db: Queryable,
  scope: Scope,
  isLocking: boolean,
  prints: PrintCache,
): ScopedRepositories {
  const anyTable = db as unknown as AnyTable
  return {
    organisation: scopedOrganisation(db, scope, isLocking),
    billing: scopedBilling(db, scope),
    users: scopedTable<UserRecord>(anyTable, 'users', scope, isLocking),
    people: peopleRepository(anyTable, scope, prints),
    teams: scopedTable<TeamRecord>(anyTable, 'teams', scope, isLocking),
    templates: scopedTable<TemplateRecord>(anyTable, 'templates', scope, isLocking),
    campaigns: scopedTable<CampaignRecord>(anyTable, 'campaigns', scope, isLocking),
    media: scopedTable<MediaRecord>(anyTable, 'media', scope, isLocking),
    storageUse: storageUse(db, scope),
    deployRuns: scopedTable<DeployRunRecord>(anyTable, 'deploy_runs', scope, isLocking),
    invitations: scopedTable<InvitationRecord>(anyTable, 'invitations', scope, isLocking),
    notifications: notificationRepository(db, scope),
    audit: auditLog(db, scope),
    photoTokens: photoTokens(db, scope),
    stock: stockRepositories(db, scope, isLocking),
    coaching: coachingRepositories(db, scope, isLocking),
  }
}
