import type { Caller } from '../call/caller.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CoachingMediaRecord } from '../ports/coaching/records.ts'
import { beginUpload } from '../uploads/begin-upload.ts'
import { isExpired } from '../uploads/discard-expired.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { checkCoach } from './guard.ts'
import type { Program } from './program.ts'
import { answered, identifyCaller, type RequestInfo } from './run-operation.ts'

/** Returns the coach who sends the request. */
async function uploaderOf(
  adapters: Adapters,
  request: Request,
  info: RequestInfo,
): Promise<Caller> {
  if (info.product !== 'coaching') throw apiError('NOT_FOUND')
  const caller = await identifyCaller(adapters, request, info)
  if (!caller) throw apiError('NOT_SIGNED_IN')
  await checkCoach(caller, adapters)
  return caller
}

/**
 * Returns the record of one of the caller's uploads. A finished upload only accepts HEAD requests.
 */
async function uploadOf(
  { repositories, clock }: Adapters,
  { scope }: Caller,
  id: string,
  { method }: Request,
): Promise<CoachingMediaRecord> {
  const row = await repositories.within(scope).coaching.media.get(id)
  if (row?.kind !== 'video' || isExpired(row, clock.now())) throw apiError('NOT_FOUND')
  const isOpen = row.status === 'uploading'
  if (method === 'GET' || (method !== 'HEAD' && !isOpen)) throw apiError('NOT_FOUND')
  return row
}

async function continueUpload(
  { adapters, files }: Pick<Program, 'adapters' | 'files'>,
  caller: Caller,
  id: string,
  request: Request,
) {
  const { uploads } = adapters
  const row = await uploadOf(adapters, caller, id, request)
  const handle = () => uploads.handle(id, request)
  const isHeld = uploads.holdsParts && request.method === 'PATCH'
  const response = await (isHeld ? files.run(caller.scope.organisationId, handle) : handle())
  return { row, response }
}

async function respond(
  { adapters, files, finisher }: Pick<Program, 'adapters' | 'files' | 'finisher'>,
  id: string | null,
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  const caller = await uploaderOf(adapters, request, info)
  const { row, response } = await (id === null
    ? beginUpload(adapters, caller, request)
    : continueUpload({ adapters, files }, caller, id, request))
  if (!response.ok) return response
  if (request.method === 'DELETE') await discardUpload(adapters, caller.scope, row)
  // A HEAD request may also find a complete upload, if the server stopped before it responded to
  // the last part.
  const isComplete = response.headers.get('upload-offset') === String(row.size)
  if (isComplete && row.status === 'uploading') await finisher.finish(caller.scope, row.id)
  return response
}

/**
 * Responds to a request of the tus protocol. A null `id` means that the request creates the upload
 * of a video. The body is a stream that may last for minutes, so these requests are not operations
 * of the contract.
 */
export function receiveUpload(
  program: Pick<Program, 'adapters' | 'files' | 'finisher' | 'onCall'>,
  id: string | null,
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  return answered(program, 'upload', () => respond(program, id, request, info))
}
