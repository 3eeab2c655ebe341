import type { BannerCache } from '../banner/banner-cache.ts'
import type { OperationId } from '../contract/operations.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Handlers } from '../call/call.ts'
import type { BodyQueues } from '../call/receive-body.ts'
import type { Turns } from '../call/create-turns.ts'
import type { UploadFinisher } from '../uploads/finish-upload.ts'
import type { Variants } from '../media/create-variants.ts'

/** An operation of the contract, or `upload`: a request of the tus protocol. */
export type CalledOperation = OperationId | 'upload'

/** What a host may count about an answered call. */
export interface AnsweredCall {
  operation: CalledOperation
  status: number
  milliseconds: number
}

/** A running instance of the API. */
export interface Program {
  adapters: Adapters
  handlers: Handlers
  banners: BannerCache
  /** Queues for receiving JSON bodies. */
  bodies: BodyQueues
  variants: Variants
  /** Queue for uploaded files, which are in memory during their turn; by organisation. */
  files: Turns
  /** Queue for reading lists and reports, by organisation. */
  lists: Turns
  /** Queue for parsing files, by organisation. */
  parsing: Turns
  /** Queue for relaying videos of the photo network, by person. */
  transfers: Turns
  finisher: UploadFinisher
  /** Is told about each answered call. */
  onCall?: ((call: AnsweredCall) => void) | undefined
}
