import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface ImapServer {
  /** Address of the mailbox, with user and password. */
  readonly url: string
  /** The folder's mails, oldest first. Their numbers begin with 1. */
  readonly mails: string[]
  /** Changing it makes clients number the mails anew. */
  uidValidity: number
  /** When the server received the mails. */
  receivedAt: Date
  /** Sign-ins so far, including those that were rejected. */
  signIns: number
  /** Returns how to answer a command instead; null answers as usual. */
  intercept: (command: string) => 'reject' | 'hang up' | null
  /** Lines that clients sent, without their tags. */
  readonly commands: string[]
  close(): Promise<void>
}

const user = 'bounces'
const password = 'p@ss word'
const folder = 'Reports'

/**
 * Starts an IMAP server with one folder of mails that can only be read. It understands the commands
 * of IMAP4rev1 (RFC 3501) that reading needs, and can reject each of them or hang up.
 */
export async function startImapServer({ port = 0 } = {}): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay()
    socket.on('close', () => sockets.delete(socket))
    // A client may close its end at any time.
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    createInterface(socket)
      .on('line', (line) => answer(imap, socket, line))
      .on('error', () => undefined)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const sign = `${user}:${encodeURIComponent(password)}`
  const imap: ImapServer = {
    url: `imap://${sign}@127.0.0.1:${address.port}/${folder}?requireTLS=false`,
    mails: [],
    uidValidity: 7,
    receivedAt: new Date(),
    signIns: 0,
    intercept: () => null,
    commands: [],
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return imap
}

function answer(imap: ImapServer, socket: Socket, line: string): void {
  const [tag = '', ...words] = line.split(' ')
  const command = words.join(' ')
  imap.commands.push(command)
  const interception = imap.intercept(command)
  if (interception === 'hang up') {
    socket.resetAndDestroy()
    return
  }
  const result = interception === 'reject' ? 'NO Rejected by the test' : run(imap, socket, command)
  socket.write(`${tag} ${result}\r\n`)
  if (command.toUpperCase() === 'LOGOUT') socket.end()
}

/** Writes the untagged answers to a command, and returns its result. */
function run(imap: ImapServer, socket: Socket, command: string): string {
  const [name = '', ...rest] = command.split(' ')
  const verb =
    name.toUpperCase() === 'UID' ? `UID ${rest.shift()?.toUpperCase()}` : name.toUpperCase()
  const write = (text: string) => socket.write(`* ${text}\r\n`)
  switch (verb) {
    case 'CAPABILITY':
      write('CAPABILITY IMAP4rev1')
      break
    case 'LOGIN':
      imap.signIns += 1
      if (
        rest.join(' ') !== `"${user}" "${password}"` &&
        rest.join(' ') !== `${user} "${password}"`
      )
        return 'NO [AUTHENTICATIONFAILED] Wrong user or password'
      break
    case 'LIST':
      write('LIST () "/" ""')
      break
    case 'EXAMINE':
      if (rest[0]?.replaceAll('"', '') !== folder) return 'NO [NONEXISTENT] No such folder'
      write(`${imap.mails.length} EXISTS`)
      write(`OK [UIDVALIDITY ${imap.uidValidity}]`)
      write(`OK [UIDNEXT ${imap.mails.length + 1}]`)
      return 'OK [READ-ONLY]'
    case 'UID SEARCH':
      write(`SEARCH ${searched(imap.mails.length, rest.at(-1) ?? '').join(' ')}`)
      break
    case 'UID FETCH':
      for (const uid of rest[0]?.split(',') ?? [])
        writeMail(imap, socket, Number(uid), rest.slice(1).join(' '))
      break
    case 'LOGOUT':
      write('BYE')
      break
    case 'NOOP':
    case 'CLOSE':
      break
    default:
      return `BAD Unknown command ${verb}`
  }
  return 'OK'
}

/** Returns the numbers in a range `from:*`, which always contains the last one. */
function searched(last: number, range: string): number[] {
  const from = Math.min(Number(range.split(':')[0]), last)
  return Array.from({ length: last }, (_, index) => index + 1).filter((uid) => uid >= from)
}

function writeMail(
  { mails, receivedAt }: ImapServer,
  socket: Socket,
  uid: number,
  wanted: string,
): void {
  const mail = mails[uid - 1]
  if (mail === undefined) return
  const [head = ''] = mail.split('\r\n\r\n')
  const length = /<0\.(\d+)>/.exec(wanted)?.[1]
  const section = wanted.includes('HEADER')
    ? literal('BODY[HEADER.FIELDS (CONTENT-TYPE)]', `${head}\r\n\r\n`)
    : literal('BODY[]<0>', mail.slice(0, Number(length)))
  const [, day, month, year, time] = receivedAt.toUTCString().split(' ')
  const date = `INTERNALDATE "${day}-${month}-${year} ${time} +0000"`
  socket.write(`* ${uid} FETCH (UID ${uid} ${date} ${section})\r\n`)
}

const literal = (name: string, text: string) => `${name} {${Buffer.byteLength(text)}}\r\n${text}`
