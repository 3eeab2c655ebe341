import type { DataServices } from '../ports/data-services.ts'
import { IdentityError, type IdentityErrorCode, type IdentityUser } from '../ports/identity.ts'
import type { UserDocument } from '../ports/user-documents.ts'

export interface MemoryDataOptions {
  /** The third-party account that the popup returns. */
  account?: IdentityUser
  /** The user who is still signed in from an earlier visit. */
  current?: IdentityUser
  /** Stored documents by uid. */
  documents?: Readonly<Record<string, UserDocument>>
  /** Calls that fail, with their error codes. */
  failures?: Failures
}

type Call = 'signInWithAccount' | 'sendLink' | 'signInWithLink' | 'idToken' | 'get' | 'save'
type Failures = Partial<Record<Call, IdentityErrorCode>>

/** In-memory sign-in and documents for stories and tests; they last until the page closes. */
export interface MemoryData extends DataServices {
  /** Links that were sent, by email address; only the newest is valid. */
  links: Map<string, string>
  documents: DataServices['documents'] & { stored: Map<string, UserDocument> }
  failures: Failures
}

const unknown: IdentityUser = {
  uid: 'uid-camille',
  email: 'camille.moreau@maison-lueur.example',
  displayName: 'Camille Moreau',
  photoUrl: null,
}

/** Returns the URL that a mailed link opens. */
export function memoryLink(returnUrl: string, email: string): string {
  const query = new URLSearchParams({ mode: 'signIn', oobCode: `code of ${email}` })
  return `${returnUrl}?${query.toString()}`
}

/**
 * Creates a backend in memory. Its ID token is the person as JSON, which is the form that
 * `@org/api/memory` accepts.
 */
export function memoryData(options: MemoryDataOptions = {}): MemoryData {
  const failures: Failures = { ...options.failures }
  const stored = new Map(Object.entries(options.documents ?? {}))
  const links = new Map<string, string>()
  let current = options.current ?? null
  const listeners = new Set<(user: IdentityUser | null) => void>()
  const change = <User extends IdentityUser | null>(user: User): User => {
    current = user
    for (const listener of listeners) listener(user)
    return user
  }
  const check = (call: Call) => {
    const code = failures[call]
    if (code) throw new IdentityError(code, `The service refuses: ${code}.`)
  }
  return {
    links,
    failures,
    identity: {
      async signInWithAccount() {
        check('signInWithAccount')
        return change(options.account ?? unknown)
      },
      async sendLink(email, returnUrl) {
        check('sendLink')
        links.set(email, memoryLink(returnUrl, email))
      },
      async signInWithLink(email, url) {
        check('signInWithLink')
        if (new URL(url).searchParams.get('oobCode') !== `code of ${email}`)
          throw new IdentityError('wrong_email', 'The link was sent to another address.')
        return change({ uid: `uid of ${email}`, email, displayName: '', photoUrl: null })
      },
      current: async () => current,
      async idToken() {
        check('idToken')
        if (!current) throw new IdentityError('signed_out', 'Nobody is signed in.')
        return JSON.stringify({ email: current.email, email_verified: true })
      },
      async signOut() {
        change(null)
      },
      subscribe(onChange) {
        listeners.add(onChange)
        onChange(current)
        return () => listeners.delete(onChange)
      },
    },
    documents: {
      stored,
      async get(uid) {
        check('get')
        return stored.get(uid) ?? null
      },
      async save(uid, document) {
        check('save')
        stored.set(uid, document)
      },
    },
  }
}
