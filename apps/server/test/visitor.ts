import { randomBytes } from 'node:crypto'
import { readMailbox, type Addresses } from './sign-in.ts'

/** The server's response to a request for a code, or to an entered code. */
export interface CodeAnswer {
  readonly success?: boolean
  readonly type?: string
  readonly message?: string
  readonly payload?: { readonly access_token?: string; readonly retry_after?: number } | null
}

export interface Answered {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: CodeAnswer
}

/**
 * A person with a browser at a client address; the server must trust the proxy that reports the
 * address.
 */
export interface Visitor {
  ask(email: string): Promise<Answered>
  enter(email: string, code: string): Promise<Answered>
}

/** Creates a visitor. Without `hasBrowser`, the visitor is a program that keeps no browser key. */
export function visitor({ publicUrl }: Addresses, address: string, hasBrowser = true): Visitor {
  const browser = randomBytes(32).toString('base64url')
  const call = async (path: string, query: Record<string, string>): Promise<Answered> => {
    const response = await fetch(
      `${publicUrl}/api/auth/magiclink/${path}?${new URLSearchParams(query).toString()}`,
      {
        headers: {
          'x-forwarded-for': address,
          ...(hasBrowser ? { 'x-browser-key': browser } : {}),
        },
      },
    )
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as CodeAnswer,
    }
  }
  return {
    ask: (email) => call('send', { email }),
    enter: (email, code) => call('login', { email, code }),
  }
}

/** Returns the codes mailed to an address, newest first. */
export async function codesFor(server: Addresses, email: string): Promise<string[]> {
  const mails = (await readMailbox(server)).filter(({ to }) => to === email)
  return mails.flatMap(({ text }) => {
    const shown = /connexion : ([\d ]+)/.exec(text)?.[1]
    return shown === undefined ? [] : [shown.replaceAll(' ', '')]
  })
}

/** Returns a code that differs from all of these. */
export function wrongCode(codes: readonly string[], number = 0): string {
  const candidates = Array.from({ length: codes.length + number + 1 }, (_, index) =>
    String(index).padStart(6, '0'),
  )
  return candidates.filter((candidate) => !codes.includes(candidate)).at(number) ?? '999999'
}
