import {
  computedPeople,
  type Repositories,
  type Row,
  type Scope,
  type ScopedRepositories,
} from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { watchChanges } from '../changes/watch-changes.ts'
import type { Store } from '../documents/documents.ts'
import { firestoreStore } from '../documents/firestore-store.ts'
import { firestoreAccounts } from './accounts.ts'
import { firestoreAudit } from './audit.ts'
import { firestoreCoaching, firestoreSharedSessions, firestoreStudios } from './coaching.ts'
import { firestoreTable } from './firestore-table.ts'
import { firestoreIdempotency } from './idempotency.ts'
import { firestoreJobs } from './jobs.ts'
import { firestoreNotifications } from './notifications.ts'
import { firestoreDeletions } from './organisation-deletions.ts'
import { firestoreOrganisation, firestoreStorageUse } from './organisation.ts'
import { firestorePhotoTokens } from './photo-tokens.ts'
import { firestoreBrowsers, firestoreCodes, firestoreWaits } from './sign-in.ts'
import { signatureOnly } from './signature-only.ts'
import { firestoreStock, firestoreStockCentres } from './stock.ts'
import { sharedRules, type TableRule } from './table-rules.ts'
import { firestoreTokens } from './tokens.ts'

/** Creates the repositories of the stock and the coaching product on Firestore. */
export function firestoreRepositories(db: Firestore): Repositories {
  const store = firestoreStore(db, watchChanges(db))
  return repositoriesOn(store, db, (work) =>
    store.transaction((inside) => work(insideTransaction(inside, db))),
  )
}

/** Creates the repositories of a transaction; a nested transaction joins the outer one. */
function insideTransaction(store: Store, db: Firestore): Repositories {
  const inside = repositoriesOn(store, db, (work) => work(inside))
  return inside
}

function repositoriesOn(
  store: Store,
  db: Firestore,
  transaction: Repositories['transaction'],
): Repositories {
  return {
    within: (scope) => withinScope(store, db, scope),
    accounts: firestoreAccounts(store),
    tokens: firestoreTokens(store),
    codes: firestoreCodes(store),
    browsers: firestoreBrowsers(store),
    waits: firestoreWaits(store),
    paymentEvents: signatureOnly('paymentEvents'),
    jobs: firestoreJobs(store, db),
    deployMails: signatureOnly('deployMails'),
    deletions: firestoreDeletions(store, db),
    stockCentres: firestoreStockCentres(store),
    sharedSessions: firestoreSharedSessions(store),
    studios: firestoreStudios(db),
    idempotency: firestoreIdempotency(store),
    transaction,
  }
}

function withinScope(store: Store, db: Firestore, scope: Scope): ScopedRepositories {
  const tables = tablesOf(store, scope)
  const whole = tablesOf(store, { organisationId: scope.organisationId })
  return {
    ...tables,
    people: computedPeople(tables, whole),
    billing: signatureOnly('billing'),
    storageUse: firestoreStorageUse(store, scope),
    notifications: firestoreNotifications(store, scope),
    audit: firestoreAudit(store, db, scope),
    photoTokens: firestorePhotoTokens(store, scope),
    stock: firestoreStock(store, db, scope),
    coaching: firestoreCoaching(store, scope),
  }
}

function tablesOf(store: Store, scope: Scope) {
  const table = <R extends Row>(rule: TableRule<R>) => firestoreTable(store, scope, rule)
  return {
    organisation: firestoreOrganisation(store, scope),
    users: table(sharedRules.users),
    teams: table(sharedRules.teams),
    templates: table(sharedRules.templates),
    campaigns: table(sharedRules.campaigns),
    media: table(sharedRules.media),
    deployRuns: table(sharedRules.deployRuns),
    invitations: table(sharedRules.invitations),
  }
}
