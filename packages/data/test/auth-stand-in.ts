import { idTokenOf, uidIn, type Person } from './stand-in-tokens.ts'

export interface OobCode {
  email: string
  oobCode: string
  oobLink: string
  requestType: 'EMAIL_SIGNIN'
}

/** A rejected call, with Firebase's own error code as its message. */
export class AuthRejection extends Error {}

type Body = Record<string, unknown>

/**
 * Handles the parts of the Auth emulator's REST interface that sign-in needs: email links,
 * third-party credentials, account lookup, disabling and token refresh
 * (cloud.google.com/identity-platform/docs/reference/rest).
 */
export function authStandIn(projectId: string) {
  const people = new Map<string, Person>()
  const codes: OobCode[] = []
  const used = new Set<string>()
  const disabled = new Set<string>()

  function personOf(email: string, displayName = ''): Person {
    const known = people.get(email)
    const person = known ?? { localId: `uid${people.size + 1}`, email, displayName }
    people.set(email, person)
    return person
  }

  const signedIn = (person: Person, isNewUser: boolean) => ({
    ...person,
    idToken: idTokenOf(person, projectId),
    refreshToken: `refresh ${person.email}`,
    expiresIn: '3600',
    isNewUser,
  })

  /** Functions that create the response to a call, by the name of the REST method. */
  const calls: Record<string, (body: Body, origin: string) => object> = {
    'accounts:sendOobCode'({ email, continueUrl }, origin) {
      const oobCode = `code${codes.length + 1}`
      const url = new URL(`${origin}/emulator/action`)
      const query = { mode: 'signIn', lang: 'fr', oobCode, apiKey: 'fake', continueUrl }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      codes.push({
        email: String(email),
        oobCode,
        oobLink: url.href,
        requestType: 'EMAIL_SIGNIN',
      })
      return { email }
    },
    'accounts:signInWithEmailLink'({ email, oobCode }) {
      const code = codes.find((sent) => sent.oobCode === oobCode)
      if (!code || used.has(code.oobCode)) throw new AuthRejection('INVALID_OOB_CODE')
      if (code.email !== email) throw new AuthRejection('INVALID_EMAIL')
      used.add(code.oobCode)
      const isNew = !people.has(code.email)
      return signedIn(personOf(code.email), isNew)
    },
    'accounts:signInWithIdp'({ postBody }) {
      const idToken = new URLSearchParams(String(postBody)).get('id_token')
      // Like the emulator, accept an ID token that contains only the claims, as JSON.
      const { sub, email, name } = JSON.parse(idToken ?? '{}') as Record<string, string>
      if (!sub || !email) throw new AuthRejection('INVALID_IDP_RESPONSE')
      const isNew = !people.has(email)
      return { ...signedIn(personOf(email, name), isNew), providerId: 'google.com' }
    },
    // An administrator's call, which the tests only use to disable an account.
    'accounts:update'({ localId }) {
      disabled.add(String(localId))
      return { localId }
    },
    'accounts:lookup'({ idToken, email }) {
      const uid = typeof idToken === 'string' ? uidIn(idToken) : undefined
      // An administrator's call contains email addresses instead of a token.
      const emails = Array.isArray(email) ? email : []
      const person = [...people.values()].find(
        (one) => one.localId === uid || emails.includes(one.email),
      )
      if (!person) throw new AuthRejection('USER_NOT_FOUND')
      if (disabled.has(person.localId)) throw new AuthRejection('USER_DISABLED')
      return { users: [{ ...person, emailVerified: true }] }
    },
  }

  return {
    codes,
    calls,
    renew(refreshToken: string) {
      const person = people.get(refreshToken.replace('refresh ', ''))
      if (!person) throw new AuthRejection('INVALID_REFRESH_TOKEN')
      if (disabled.has(person.localId)) throw new AuthRejection('USER_DISABLED')
      const { idToken } = signedIn(person, false)
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: person.localId,
      }
    },
  }
}
