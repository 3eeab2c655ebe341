import type { DataServices } from '../ports/data-services.ts'
import { IdentityError, type IdentityErrorCode, type IdentityUser } from '../ports/identity.ts'
import type { UserDocument } from '../ports/user-documents.ts'

export interface MemoryDataOptions {
  /** Whose third-party account the window answers with. */
  account?: IdentityUser
  /** Who is signed in from an earlier visit. */
  current?: IdentityUser
  /** Stored documents by uid. */
  documents?: Readonly<Record<string, UserDocument>>
  /** Calls that fail, by name; as long as they stand there. */
  failures?: Failures
}

type Call = 'signInWithAccount' | 'sendLink' | 'signInWithLink' | 'idToken' | 'get' | 'save'
type Failures = Partial<Record<Call, IdentityErrorCode>>

/** Sign-in and documents that end with the page, for stories and tests. */
export interface MemoryData extends DataServices {
  /** Links that were sent, by address; the newest counts. */
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

/** The address that a mailed link opens. */
export function memoryLink(returnUrl: string, email: string): string {
  const query = new URLSearchParams({ mode: 'signIn', oobCode: `code of ${email}` })
  return `${returnUrl}?${query.toString()}`
}

/**
 * A backend in memory. Its ID token is what `@org/api/memory` takes for one: the person as JSON.
 */
export function memoryData(options: MemoryDataOptions = {}): MemoryData {
  const failures: Failures = { ...options.failures }
  const stored = new Map(Object.entries(options.documents ?? {}))
  const links = new Map<string, string>()
  let current = options.current ?? null
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
        return (current = options.account ?? unknown)
      },
      async sendLink(email, returnUrl) {
        check('sendLink')
        links.set(email, memoryLink(returnUrl, email))
      },
      async signInWithLink(email, url) {
        check('signInWithLink')
        if (new URL(url).searchParams.get('oobCode') !== `code of ${email}`)
          throw new IdentityError('wrong_email', 'The link was sent to another address.')
        return (current = { uid: `uid of ${email}`, email, displayName: '', photoUrl: null })
      },
      current: async () => current,
      async idToken() {
        check('idToken')
        if (!current) throw new IdentityError('signed_out', 'Nobody is signed in.')
        return JSON.stringify({ email: current.email, email_verified: true })
      },
      async signOut() {
        current = null
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
