import { auditedTransaction } from '../audit/audited-transaction.ts'
import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { operations, type OperationId } from '../contract/operations.ts'
import type { Operation } from '../contract/operation.ts'
import type { Product } from '../contract/products.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { IdempotencyKey, StoredAnswer } from '../ports/idempotency.ts'
import { DiskFull, DatabaseUnavailable } from '../ports/database-errors.ts'
import { PaymentsUnreachable } from '../ports/payments.ts'
import type { Repositories } from '../ports/repositories.ts'
import { deviceOf } from '../rules/device-of.ts'
import type { Commit } from '../call/call.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { Caller } from '../call/caller.ts'
import {
  checkAccess,
  checkCoach,
  checkMailedCode,
  checkMember,
  checkOrigin,
  checkProduct,
} from './guard.ts'
import { readConditions } from '../media/partial-response.ts'
import { pageJson, type Page } from '../call/end-page-early.ts'
import { claimKey, untilFinished } from '../call/once.ts'
import type { CalledOperation, Program } from './program.ts'
import { incomingFile } from '../call/incoming-file.ts'
import { parseJson } from '../call/read-body.ts'
import { receiveBody } from '../call/receive-body.ts'
import {
  readBrowser,
  readIfMatch,
  readJsonBody,
  readList,
  readPath,
  readQuery,
} from './read-input.ts'
import { errorResponse, jsonResponse, visibleError } from '../call/respond.ts'

/** Information about a request that the host provides in addition to the request's headers. */
export interface RequestInfo {
  /** Address of the client, for rate limits: an IPv4 address or an IPv6 /64. */
  client: string
  /** The product of the host that received the request. */
  product: Product
  /** True if the host is that of the coaching admin. */
  isAdminHost?: boolean
  /** Is told who sends the request, for the log of the host. */
  onCaller?: (ids: CallerIds) => void
}

/** Ids of a caller and their organisation. */
export interface CallerIds {
  user: string
  organisation: string
}

/** Returns the signed-in caller of a request, and tells the host. */
export async function identifyCaller(
  adapters: Adapters,
  { headers }: Request,
  { product, onCaller }: RequestInfo,
): Promise<Caller | null> {
  const caller = await callerOf(adapters, headers.get('x-access-token'), product)
  if (caller) onCaller?.({ user: caller.user.id, organisation: caller.scope.organisationId })
  return caller
}

/** A handler of any operation, loosely typed because a single place calls all handlers. */
type LooseHandler = (call: object) => Promise<unknown>

/**
 * Runs a call and logs it. Every failure becomes an error response with a type from the catalogue.
 */
export async function answered(
  { adapters, onCall }: Pick<Program, 'adapters' | 'onCall'>,
  operation: CalledOperation,
  work: () => Promise<Response>,
): Promise<Response> {
  const started = Date.now()
  const response = await work().catch((error: unknown) => {
    if (error instanceof ApiError) return errorResponse(error)
    const reference = adapters.secrets.id().slice(0, 8)
    logFailure(adapters, operation, error, reference)
    return errorResponse(visibleError(error, reference))
  })
  const milliseconds = Date.now() - started
  const { status } = response
  adapters.log.write('info', 'call', { operation, status, milliseconds })
  onCall?.({ operation, status, milliseconds })
  return response
}

/** Parses, checks and runs a call. */
export async function runOperation(
  program: Program,
  id: OperationId,
  path: Record<string, string>,
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  return answered(program, id, () => respond(program, id, path, request, info))
}

async function respond(
  program: Program,
  id: OperationId,
  path: Record<string, string>,
  request: Request,
  info: RequestInfo,
): Promise<Response> {
  const { adapters, handlers, banners, variants, bodies, files, lists, parsing, transfers } =
    program
  const operation: Operation = operations[id]
  checkProduct(operation, info.product)
  checkOrigin(operation, request, adapters)
  checkMailedCode(operation, adapters)
  const caller = await identifyCaller(adapters, request, info)
  checkAccess(operation, caller)
  const member = operation.product === 'stock' && caller ? checkMember(operation, caller) : null
  const coach =
    operation.product === 'coaching' && caller ? await checkCoach(caller, adapters) : null
  const url = new URL(request.url)
  const sender = { userId: caller?.user.id ?? null, client: info.client }
  const owner = caller?.scope.organisationId ?? info.client
  const bytes = operation.upload ? null : await receiveBody(bodies, request, sender)
  const input = {
    adapters,
    banners,
    variants,
    parsing,
    transfers,
    caller,
    member,
    coach,
    path: readPath(path),
    query: readQuery(operation, url),
    list: readList(operation, url),
    body: bytes === null ? undefined : readJsonBody(operation, caller, parseJson(bytes)),
    file: operation.upload ? incomingFile(files, owner, request) : undefined,
    ifRevision: readIfMatch(request.headers.get('if-match')),
    now: adapters.clock.now(),
    origin: {
      client: info.client,
      product: info.product,
      isAdminHost: info.isAdminHost === true,
      browser: await readBrowser(adapters, request.headers.get('x-browser-key')),
      device: deviceOf(request.headers.get('user-agent')),
    },
    conditions: readConditions(request),
    accept: request.headers.get('accept') ?? '',
    repositories: adapters.repositories,
  }
  const readsMany = operation.list !== undefined || operation.isReport === true
  const handle = (commit: Commit) => (handlers[id] as LooseHandler)({ ...input, commit })
  const run = (commit: Commit) =>
    readsMany ? lists.run(owner, () => handle(commit)) : handle(commit)
  const key = keyOf(operation, request, caller, info)
  if (!key) {
    const result = await run((work) => auditedTransaction(adapters, work))
    return operation.list ? jsonResponse(pageJson(result as Page)) : toResponse(result)
  }
  const fingerprint = await fingerprintOf(adapters, url, bytes)
  return runOnce(adapters, key, fingerprint, run)
}

/**
 * Runs a POST or PATCH once per idempotency key. The response is stored in the same transaction as the
 * writes made through `commit`.
 */
async function runOnce(
  adapters: Adapters,
  key: IdempotencyKey,
  fingerprint: string,
  run: (commit: Commit) => Promise<unknown>,
): Promise<Response> {
  const held = await claimKey(adapters, key, fingerprint)
  if (!('owner' in held)) return jsonResponse(held.body, held.status)
  const finish = async (inside: Repositories, result: unknown): Promise<void> => {
    const answer: StoredAnswer = { status: 200, body: JSON.stringify(result) }
    // If this fails, a retry has claimed the key in the meantime. The error rolls the writes back,
    // and when the client tries again, it gets the response of that retry.
    if (!(await inside.idempotency.finish(held, answer))) throw apiError('BUSY')
  }
  let isFinished = false
  const commit: Commit = (work) =>
    auditedTransaction(adapters, async (inside) => {
      const result = await work(inside)
      await finish(inside, result)
      isFinished = true
      return result
    })
  return untilFinished(adapters, held, async () => {
    const result = await run(commit)
    if (!isFinished) await finish(adapters.repositories, result)
    return toResponse(result)
  })
}

function keyOf(
  operation: Operation,
  request: Request,
  caller: Caller | null,
  { client }: RequestInfo,
): IdempotencyKey | null {
  const key = request.headers.get('idempotency-key')
  const isStored = operation.method === 'post' || operation.method === 'patch'
  if (!isStored || operation.hasUnstoredResponse || !key) return null
  return { caller: caller ? `user:${caller.user.id}` : `address:${client}`, key: key.slice(0, 200) }
}

/**
 * Returns the request's fingerprint. For an upload, it covers only the URL, because the random
 * boundary makes every body different and `bytes` is null.
 */
async function fingerprintOf(
  { secrets }: Adapters,
  url: URL,
  bytes: Uint8Array<ArrayBuffer> | null,
): Promise<string> {
  const body = bytes === null ? '' : await secrets.sha256(bytes)
  return secrets.sha256(`${url.pathname}${url.search} ${body}`)
}

function toResponse(result: unknown): Response {
  return result instanceof Response ? result : jsonResponse(JSON.stringify(result))
}

function logFailure({ log }: Adapters, operation: string, error: unknown, reference: string): void {
  if (error instanceof PaymentsUnreachable) {
    log.write('warn', 'payment provider unreachable', { operation, cause: String(error.cause) })
    return
  }
  if (error instanceof DatabaseUnavailable || error instanceof DiskFull) {
    log.write('warn', 'database failed', {
      operation,
      reason: error.message,
      cause: causeOf(error),
    })
    return
  }
  const known = visibleError(error)
  if (known.type !== 'UNKNOWN') return
  const stack = error instanceof Error ? error.stack : String(error)
  log.write('error', 'call failed', { operation, reference, stack })
}

const causeOf = ({ cause }: Error): string =>
  cause instanceof AggregateError ? cause.errors.join(', ') : String(cause)
