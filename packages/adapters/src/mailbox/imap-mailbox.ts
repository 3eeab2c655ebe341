import { ImapFlow } from 'imapflow'

/** How far a mailbox has been read. */
export interface ReadUntil {
  /** Changes when the server numbers the mails anew. */
  uidValidity: number
  /** Number of the last mail that was read. */
  lastUid: number
}

/** A mail that looks like a delivery report. */
export interface ReportMail {
  /** The mail; its end is missing beyond `maxBytes`. */
  source: Uint8Array
  /** When the server received it. */
  receivedAt: Date
}

/** A report comes first in its mail; the returned mail after it may be large. */
const maxBytes = 256 * 1024
/** Mails of one reading. The next one goes on with the others. */
const maxMails = 200
/** Longest answer of the server: the numbers of some two million mails. */
const maxResponseSize = 16 * 1024 * 1024
const seconds = 1000

/**
 * Reads the new delivery reports of a mailbox, oldest first. Changes nothing in the mailbox, so
 * people may read it too.
 *
 * @param address `imaps://user:password@host:port/Folder`. With `imap:`, the connection is encrypted
 *   by STARTTLS, unless the address ends with `?requireTLS=false`
 * @param known how far it was read before; null to start with the oldest mail
 * @param onReport returns false to stop before this report; it is read again next time
 * @param signal ends the reading, which then rejects
 * @returns how far it has been read
 */
export async function readReports(
  address: string,
  known: ReadUntil | null,
  onReport: (mail: ReportMail) => Promise<boolean>,
  signal: AbortSignal,
): Promise<ReadUntil> {
  return withMailbox(address, signal, async (client, uidValidity) => {
    let lastUid = known?.uidValidity === uidValidity ? known.lastUid : 0
    const found = await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })
    if (!found) throw new Error('The server rejected the search for new mails')
    // For a range beyond the last mail, the server names the last one.
    const uids = found.filter((uid) => uid > lastUid).sort((a, b) => a - b)
    const read = uids.slice(0, maxMails)
    for (const uid of await reportsAmong(client, read)) {
      const report = await fetchReport(client, uid)
      if (report && !(await onReport(report))) return { uidValidity, lastUid: uid - 1 }
    }
    lastUid = read.at(-1) ?? lastUid
    return { uidValidity, lastUid }
  })
}

/**
 * Connects, signs in and opens the folder.
 *
 * @throws Error that says what the server answered
 */
export async function checkMailbox(address: string, signal: AbortSignal): Promise<void> {
  await withMailbox(address, signal, async () => undefined)
}

/** Returns the numbers of those mails whose headers say that they are delivery reports. */
async function reportsAmong(client: ImapFlow, uids: readonly number[]): Promise<number[]> {
  if (uids.length === 0) return []
  const query = { uid: true, headers: ['content-type'] }
  const mails = await client.fetchAll(uids.join(','), query, { uid: true })
  return mails
    .filter(({ headers }) => /\bdelivery-status\b/i.test(headers?.toString('latin1') ?? ''))
    .map(({ uid }) => uid)
    .sort((a, b) => a - b)
}

/** Returns null if the mail was deleted meanwhile. */
async function fetchReport(client: ImapFlow, uid: number): Promise<ReportMail | null> {
  const query = { source: { start: 0, maxLength: maxBytes }, internalDate: true }
  const mail = await client.fetchOne(String(uid), query, { uid: true })
  if (!mail || !mail.source) return null
  return { source: mail.source, receivedAt: new Date(mail.internalDate ?? 0) }
}

async function withMailbox<T>(
  address: string,
  signal: AbortSignal,
  work: (client: ImapFlow, uidValidity: number) => Promise<T>,
): Promise<T> {
  const client = createClient(address)
  // Without a listener, an error of the connection would end the process. It also rejects what is
  // running.
  client.on('error', () => undefined)
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    signal.throwIfAborted()
    await client.connect()
    const folder = decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX'
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
    const result = await work(client, Number(uidValidity))
    await client.logout()
    return result
  } catch (error) {
    throw withReply(error)
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}

function createClient(address: string): ImapFlow {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const mayBeOpen = url.searchParams.get('requireTLS') === 'false'
  return new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 993 : 143,
    secure: isSecure,
    // true fails without STARTTLS, false does not use it.
    ...(!isSecure && { doSTARTTLS: !mayBeOpen }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 60 * seconds,
    maxResponseSize,
  })
}

/** Adds the server's reply, which the message of an error by imapflow lacks. */
function withReply(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseText' in error)) return error
  return new Error(`${error.message}: ${String(error.responseText)}`, { cause: error })
}
