import * as z from 'zod'
import type { Identities } from '../ports/identities.ts'

const person = z.object({ email: z.string(), email_verified: z.boolean() })

/**
 * Creates an identity service. Its tokens are the claims as JSON, as `@org/data/memory` writes
 * them.
 */
export function memoryIdentities(): Identities {
  return {
    publicConfig: {
      config: { apiKey: 'memory', authDomain: 'memory.example', projectId: 'memory' },
      auth_emulator: null,
      firestore_emulator: null,
    },
    async verify(token) {
      const { data } = person.safeParse(parseJson(token))
      return data ? { email: data.email, isEmailVerified: data.email_verified } : null
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
