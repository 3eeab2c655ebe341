import { runAlone } from '../call/run-alone.ts'
import { mediaFolder } from '../media/media-key.ts'
import { photoKey } from '../media/stock-photos.ts'
import { ordonnancesOf } from '../orders/ordonnances.ts'
import { cardWork } from '../payments/card-work.ts'
import type { Adapters } from '../ports/adapters.ts'
import { removeFiles } from '../uploads/remove-unused-media.ts'
import { deletionJob, type DeletionPayload, deletionPayload } from './deletion-job.ts'
import type { JobRunner } from './job-runner.ts'

/** How long one job deletes before the others get a turn, in ms. */
const sliceMilliseconds = 1000
const rowsAtOnce = 500
const mediaAtOnce = 20
/** Pause after a step has failed in all attempts, in seconds. It is never given up for good. */
const failurePause = 3600

const firstMedia = {
  where: {},
  search: { terms: [], fields: [], phones: [] },
  order: [],
  limit: mediaAtOnce,
  offset: 0,
}

/** Deletes a part of an organisation, and adds the job that deletes the next part. */
export const deletionJobRunner: JobRunner = {
  failure: 'deleting an organisation failed',
  async run(adapters, job) {
    const deletion = deletionPayload(job.payload)
    const next = await nextStep(adapters, deletion)
    return async () => {
      await adapters.repositories.transaction(async (inside) => {
        if (!(await inside.jobs.complete(job)) || next === null) return
        const now = adapters.clock.now()
        await inside.jobs.add([deletionJob(next, deletion.number + 1, now)])
      })
      if (next === null) {
        const { organisationId: organisation } = deletion
        adapters.log.write('info', 'organisation deleted', { organisation })
      }
    }
  },
  async giveUp({ repositories, clock }, job, reason) {
    const { number, ...deletion } = deletionPayload(job.payload)
    await repositories.transaction(async (inside) => {
      if (!(await inside.jobs.fail(job, reason))) return
      await inside.jobs.add([deletionJob(deletion, number + 1, clock.now() + failurePause)])
    })
  },
}

/** Runs a step for a while, and returns what remains to be done; null if nothing does. */
async function nextStep(
  adapters: Adapters,
  { organisationId, step }: DeletionPayload,
): Promise<Omit<DeletionPayload, 'number'> | null> {
  if (step === 'outside') {
    await stopPayments(adapters, organisationId)
    await removeFolders(adapters, organisationId)
    return { organisationId, step: 'content' }
  }
  const { deletions } = adapters.repositories
  const end = performance.now() + sliceMilliseconds
  while (performance.now() < end) {
    if ((await deletions.removeRows(organisationId, rowsAtOnce)) > 0) continue
    if ((await removeMedia(adapters, organisationId)) > 0) continue
    // Once more, for files that arrived meanwhile.
    await removeFolders(adapters, organisationId)
    await deletions.removeOrganisation(organisationId)
    return null
  }
  return { organisationId, step }
}

/** Deletes the cards, so that the subscription ends with the paid period. */
async function stopPayments(adapters: Adapters, organisationId: string): Promise<void> {
  const { payments, repositories, log } = adapters
  const [organisation] = await repositories.accounts.organisations([organisationId])
  // No other product is paid for.
  if (organisation?.product !== 'signature') return
  const billing = await repositories.within({ organisationId }).billing.get()
  if (!billing) return
  if (!payments) {
    log.write('warn', 'payments of a deleted organisation go on', { organisation: organisationId })
    return
  }
  await runAlone(adapters, organisationId, cardWork, () =>
    payments.forgetCards(billing.customer_id),
  )
}

/** Deletes the files whose keys contain the organisation. */
async function removeFolders({ mediaStore }: Adapters, organisationId: string): Promise<void> {
  const folders = [photoKey(organisationId, ''), ordonnancesOf(organisationId)]
  for (const folder of folders) await mediaStore.removeAll(folder)
}

/**
 * Deletes some images or videos: their files first, because without its record nobody would find a
 * file.
 */
async function removeMedia(adapters: Adapters, organisationId: string): Promise<number> {
  const { media, coaching } = adapters.repositories.within({ organisationId })
  const images = (await media.list(firstMedia)).data
  for (const { id } of images) {
    await adapters.mediaStore.removeAll(mediaFolder(id))
    await media.remove(id)
  }
  const films = (await coaching.media.list(firstMedia)).data
  for (const film of films) {
    await removeFiles(adapters, film)
    await coaching.media.remove(film.id)
  }
  return images.length + films.length
}
