interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The addresses that a server prints. */
export interface Addresses {
  readonly publicUrl: string
  readonly mailboxUrl: string | null
}

/** Reads the mails in the server's mailbox, newest first. */
export async function readMailbox({ mailboxUrl }: Addresses): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/mails.json`)
  return (await response.json()) as Mail[]
}

export interface SignedIn {
  readonly code: string
  readonly token: string
  readonly userId: string
  readonly organisationId: string
}

/** Signs in as a user does: requests a code, reads the mail, enters the code. */
export async function signIn(server: Addresses, email: string): Promise<SignedIn> {
  const url = server.publicUrl
  const query = new URLSearchParams({ email })
  await fetch(`${url}/api/auth/magiclink/send?${query.toString()}`)
  const mail = (await readMailbox(server)).find((one) => one.to === email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  query.set('code', code)
  const response = await fetch(`${url}/api/auth/magiclink/login?${query.toString()}`)
  const { payload } = (await response.json()) as {
    payload: { access_token: string; user_id: string; organisation_id: string }
  }
  return {
    code,
    token: payload.access_token,
    userId: payload.user_id,
    organisationId: payload.organisation_id,
  }
}
