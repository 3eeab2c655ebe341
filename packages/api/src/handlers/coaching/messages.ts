import type { HandlersOf } from '../../call/call.ts'
import { take } from '../../call/take.ts'
import type { messageOperations } from '../../contract/operations/coaching/messages.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'

/** How many messages a studio keeps. */
const keptMessages = 100
const messagesPerMinute = 20

/** Removes all but the newest messages. */
async function removeOld({ messages }: CoachingRepositories): Promise<void> {
  const { data } = await messages.list({
    where: {},
    search: { terms: [], fields: [], phones: [] },
    order: [{ field: 'created_at', descending: true }],
    limit: 100,
    offset: keptMessages,
  })
  for (const { id } of data) await messages.remove(id)
}

export const messageHandlers: HandlersOf<typeof messageOperations> = {
  async addMessage({ adapters, caller, body, now, commit }) {
    const key = `coaching-message:${caller.user.id}`
    await take(adapters.limiter, [{ key, limit: messagesPerMinute, windowSeconds: 60 }])
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const { id, text } = await coaching.messages.insert({
        id: adapters.secrets.id(),
        user_id: caller.user.id,
        text: body.text,
        created_at: now,
      })
      await removeOld(coaching)
      return { id, text, createdAt: now }
    })
  },
}
