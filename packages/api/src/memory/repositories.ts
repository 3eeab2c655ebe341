import type { Repositories, Scope, ScopedRepositories } from '../ports/repositories.ts'
import { MissingReferenceError } from '../ports/table.ts'
import { memoryAccounts } from './accounts.ts'
import { memoryAudit } from './audit.ts'
import { memoryBilling, memoryPaymentEvents } from './billing.ts'
import { memoryCoaching, memorySharedSessions, memoryStudios } from './coaching/coaching-tables.ts'
import { memoryIdempotency } from './idempotency.ts'
import { memoryJobs } from './jobs.ts'
import { memoryNotifications } from './notifications.ts'
import { computedDeployMails } from '../views/computed-deploy-mails.ts'
import { computedPeople } from '../views/computed-people.ts'
import { memoryDeletions } from './organisation-deletions.ts'
import { memoryPhotoTokens } from './photo-tokens.ts'
import { memoryStorageUse } from './storage-use.ts'
import { memoryBrowsers, memoryCodes, memoryWaits } from './sign-in.ts'
import { memoryStock, memoryStockCentres } from './stock/stock-tables.ts'
import type { SharedStore, Store } from './store.ts'
import { memoryTable } from './table.ts'
import {
  campaignRule,
  deployRunRule,
  invitationRule,
  mediaRule,
  teamRule,
  templateRule,
  userRule,
} from './table-rules.ts'
import { memoryTokens } from './tokens.ts'

/** Creates all repositories, in memory. */
export function memoryRepositories(shared: SharedStore): Repositories {
  return repositories(shared, (work) => shared.transaction((draft) => work(inside(draft))))
}

/** Creates the repositories inside a transaction. A nested transaction joins the outer one. */
function inside(draft: Store): Repositories {
  return repositories(draft, (work) => work(inside(draft)))
}

function repositories(store: Store, transaction: Repositories['transaction']): Repositories {
  return {
    within: (scope) => scopedRepositories(store, scope),
    accounts: memoryAccounts(store),
    tokens: memoryTokens(store),
    codes: memoryCodes(store),
    browsers: memoryBrowsers(store),
    waits: memoryWaits(store),
    paymentEvents: memoryPaymentEvents(store),
    jobs: memoryJobs(store),
    deployMails: computedDeployMails(transaction),
    deletions: memoryDeletions(store),
    stockCentres: memoryStockCentres(store),
    sharedSessions: memorySharedSessions(store),
    studios: memoryStudios(store),
    idempotency: memoryIdempotency(store),
    transaction,
  }
}

function scopedRepositories(store: Store, scope: Scope): ScopedRepositories {
  const tables = tablesOf(store, scope)
  const whole = tablesOf(store, { organisationId: scope.organisationId })
  return {
    ...tables,
    people: computedPeople(tables, whole),
    billing: memoryBilling(store, scope),
    storageUse: memoryStorageUse(store, scope),
    notifications: memoryNotifications(store, scope),
    audit: memoryAudit(store, scope),
    photoTokens: memoryPhotoTokens(store, scope),
    stock: memoryStock(store, scope),
    coaching: memoryCoaching(store, scope),
  }
}

function tablesOf(store: Store, scope: Scope) {
  return {
    organisation: organisationOf(store, scope),
    users: memoryTable(store, scope, userRule),
    teams: memoryTable(store, scope, teamRule),
    templates: memoryTable(store, scope, templateRule),
    campaigns: memoryTable(store, scope, campaignRule),
    media: memoryTable(store, scope, mediaRule),
    deployRuns: memoryTable(store, scope, deployRunRule),
    invitations: memoryTable(store, scope, invitationRule),
  }
}

function organisationOf(
  store: Store,
  { organisationId }: Scope,
): ScopedRepositories['organisation'] {
  const read = () => {
    const row = store.state.organisations.get(organisationId)
    if (!row) throw new Error(`No organisation ${organisationId}`)
    return row
  }
  return {
    get: async () => ({ ...read() }),
    update: (patch, ifRevision) =>
      store.write(() => {
        const row = read()
        if (ifRevision !== undefined && ifRevision !== row.revision) return 'stale' as const
        const next = { ...row, ...patch, revision: row.revision + 1 }
        checkReference(store, organisationId, next.logo_id, 'logo_id')
        checkReference(store, organisationId, next.signature_template_id, 'signature_template_id')
        store.state.organisations.set(organisationId, next)
        return { ...next }
      }),
  }
}

function checkReference(
  { state }: Store,
  organisationId: string,
  id: string | null,
  field: 'logo_id' | 'signature_template_id',
): void {
  if (id === null) return
  const rows = field === 'logo_id' ? state.media : state.templates
  if (rows.get(id)?.organisation_id !== organisationId) throw new MissingReferenceError(field)
}
