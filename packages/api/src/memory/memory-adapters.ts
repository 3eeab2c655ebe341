import { inspectVideoContent } from '@org/ui/media/video-file'
import { parseEmployees } from '../import/parse-employees.ts'
import { readSheet } from '../import/read-sheet.ts'
import { mediaKey } from '../media/media-key.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Mail, StoredFile } from '../ports/services.ts'
import { systemClock } from '../secrets/system-clock.ts'
import { webSecrets } from '../secrets/web-secrets.ts'
import type { Seed } from '../seed/seed.ts'
import { memoryImages } from './images.ts'
import { memoryUploads } from './resumable-uploads.ts'
import { memoryRepositories } from './repositories.ts'
import { memoryLimiter, memoryMailer, memoryMediaStore, silentLog } from './services.ts'
import { emptyState, type MemoryState } from './state.ts'
import { memoryOrderDocuments } from './stock/memory-order-documents.ts'
import { sharedStore } from './store.ts'

/** Adapters that keep everything in memory. */
export interface MemoryAdapters extends Adapters {
  /** Mails that were sent, newest last. */
  outbox: Mail[]
}

/**
 * Creates adapters for mocks, stories and tests, in browsers and in Node. `overrides` replaces
 * individual ports, for example with a mailer that fails or a clock that never advances.
 */
export function memoryAdapters(seed?: Seed, overrides: Partial<Adapters> = {}): MemoryAdapters {
  const outbox: Mail[] = []
  const clock = overrides.clock ?? systemClock
  const publicUrl = globalThis.location?.origin ?? 'http://localhost:3000'
  return {
    repositories: memoryRepositories(sharedStore(stateOf(seed))),
    mailer: memoryMailer(outbox),
    mediaStore: memoryMediaStore(filesOf(seed)),
    uploads: memoryUploads(),
    images: memoryImages(),
    films: { inspect: (film) => inspectVideoContent(film) },
    orderDocuments: memoryOrderDocuments,
    tables: {
      employees: (file, columns) => parseEmployees(file, columns),
      rows: async (file, options) => (await readSheet(file, options)).rows,
    },
    payments: null,
    identities: null,
    photoNetwork: null,
    limiter: memoryLimiter(clock),
    secrets: webSecrets('the key of a store that nobody keeps'),
    clock,
    log: silentLog,
    settings: {
      publicUrl,
      urlOf: () => publicUrl,
      filesUrlOf: () => '',
      signUp: 'open',
      mailedCodes: true,
      mailQuota: 10_000,
      auditDays: 395,
      mediaQuota: 5_000_000_000,
      corsOrigins: [],
    },
    ...overrides,
    outbox,
  }
}

function stateOf(seed: Seed | undefined): MemoryState {
  const state = emptyState()
  for (const row of seed?.organisations ?? []) state.organisations.set(row.id, row)
  for (const row of seed?.teams ?? []) state.teams.set(row.id, row)
  for (const row of seed?.templates ?? []) state.templates.set(row.id, row)
  for (const row of seed?.users ?? []) state.users.set(row.id, row)
  for (const row of seed?.campaigns ?? []) state.campaigns.set(row.id, row)
  for (const row of seed?.notifications ?? []) state.notifications.set(row.id, row)
  for (const row of seed?.audit ?? []) state.audit.set(row.id, row)
  for (const row of seed?.media ?? []) state.media.set(row.id, row)
  return state
}

function filesOf(seed: Seed | undefined): Map<string, StoredFile> {
  const files = [...(seed?.files ?? [])]
  return new Map(files.map(([id, file]) => [mediaKey(id, 'original'), file]))
}
