import { apiError } from '../contract/errors.ts'
import { bodyBytes, checkLength, readBytes } from './read-body.ts'
import { networkOf } from './take.ts'
import { createTurns, type TurnRules, type Turns } from './create-turns.ts'

/** Queues for receiving small bodies, so that the memory that they need is bounded. */
export interface BodyQueues {
  /** Bodies of signed-in people, who thus never wait for anybody without a session. By person. */
  readonly signedIn: Turns
  /** Other bodies, by network, since one customer of a provider may have 65,536 addresses. */
  readonly anonymous: Turns
}

/** Bodies that wait are not read, so the sender keeps them. */
const rules = {
  maxWait: 5000,
  maxWaiting: 1024,
  refusal: () => apiError('OVERLOADED', { payload: { retry_after: 5 } }),
} satisfies Partial<TurnRules>

export function createBodyQueues(): BodyQueues {
  return {
    signedIn: createTurns({ ...rules, atOnce: 128, perOwner: 8, maxWaitingPerOwner: 128 }),
    anonymous: createTurns({
      ...rules,
      atOnce: 256,
      perOwner: 32,
      maxWaiting: 4096,
      maxWaitingPerOwner: 512,
    }),
  }
}

/** The sender of a body. */
export interface BodySender {
  /** Null without a session. */
  userId: string | null
  /** Address of the client: an IPv4 address or an IPv6 /64. */
  client: string
}

/**
 * Reads the whole body when its sender's turn comes.
 *
 * @param limit in bytes; by default that of JSON bodies
 * @throws ApiError TOO_LARGE, TOO_SLOW, or OVERLOADED after five seconds in the queue
 */
export async function receiveBody(
  { signedIn, anonymous }: BodyQueues,
  request: Request,
  { userId, client }: BodySender,
  limit: number = userId === null ? bodyBytes.anonymous : bodyBytes.signedIn,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array()
  checkLength(request, limit)
  const read = () => readBytes(request, limit)
  return userId === null ? anonymous.run(networkOf(client), read) : signedIn.run(userId, read)
}
