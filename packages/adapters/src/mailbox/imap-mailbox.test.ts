import { afterEach, beforeEach, expect, it } from 'vitest'
import { postfixReport } from '../../test/delivery-reports.ts'
import { startImapServer, type ImapServer } from '../../test/imap-server.ts'
import { checkMailbox, readReports, type ReadUntil } from './imap-mailbox.ts'

let server: ImapServer

beforeEach(async () => {
  server = await startImapServer()
})
afterEach(() => server.close())

const { signal } = new AbortController()
const ordinary = 'Subject: Merci\r\nContent-Type: text/plain\r\n\r\nMerci !\r\n'

/** Reads the mailbox, and returns the reports of it. */
async function read(known: ReadUntil | null, isWanted = (_: string) => true, url = server.url) {
  const reports: string[] = []
  const onReport = async ({ source }: { source: Uint8Array }) => {
    const text = new TextDecoder().decode(source)
    if (isWanted(text)) reports.push(text)
    return isWanted(text)
  }
  return { until: await readReports(url, known, onReport, signal), reports }
}

it('reads only reports, each once, and changes nothing in the mailbox', async () => {
  server.mails.push(ordinary, postfixReport('a'), ordinary)
  const first = await read(null)
  const again = await read(first.until)
  server.mails.push(postfixReport('b'))
  const later = await read(again.until)

  expect(first.until).toEqual({ uidValidity: 7, lastUid: 3 })
  expect(first.reports).toEqual([postfixReport('a')])
  expect(again).toEqual({ until: first.until, reports: [] })
  expect(later.reports).toEqual([postfixReport('b')])
  const changing = /\b(SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND)\b|BODY\[/
  expect(server.commands.filter((command) => changing.test(command))).toEqual([])
})

it('stops before a report that is to be read again', async () => {
  server.mails.push(postfixReport('a'), postfixReport('early'), postfixReport('c'))
  const first = await read(null, (text) => !text.includes('<early>'))
  const second = await read(first.until)

  expect(first.reports).toHaveLength(1)
  expect(first.until.lastUid).toBe(1)
  expect(second.reports).toEqual([postfixReport('early'), postfixReport('c')])
})

it('starts again when the server numbers the mails anew', async () => {
  server.mails.push(postfixReport('a'))
  const { until } = await read(null)
  server.uidValidity = 8
  expect(await read(until)).toEqual({
    until: { uidValidity: 8, lastUid: 1 },
    reports: [postfixReport('a')],
  })
})

it('limits the mails of one reading and the bytes of one mail', async () => {
  const large = postfixReport('a') + 'x'.repeat(1_000_000)
  server.mails.push(large, ...Array.from({ length: 250 }, () => ordinary))
  const { until, reports } = await read(null)
  const rest = await read(until)

  expect(until.lastUid).toBe(200)
  expect(reports).toEqual([large.slice(0, 256 * 1024)])
  expect(rest.until.lastUid).toBe(251)
})

it('says why it cannot read', async () => {
  const wrongPassword = server.url.replace('p%40ss', 'other')
  const otherFolder = server.url.replace('/Reports', '/Other')
  const encrypted = server.url.replace('?requireTLS=false', '')
  await expect(checkMailbox(wrongPassword, signal)).rejects.toThrow('Wrong user or password')
  await expect(checkMailbox(otherFolder, signal)).rejects.toThrow('No such folder')
  await expect(checkMailbox(encrypted, signal)).rejects.toThrow('STARTTLS')
  expect(server.signIns).toBe(2)
  await checkMailbox(server.url, signal)
})

it.each(['CAPABILITY', 'LOGIN', 'EXAMINE', 'UID SEARCH', 'UID FETCH', 'LOGOUT'])(
  'rejects, and nothing else, when the connection is lost at %s',
  async (command) => {
    server.mails.push(postfixReport('a'))
    server.intercept = (sent) => (sent.startsWith(command) ? 'hang up' : null)
    const reading = read(null)
    if (command === 'LOGOUT') await reading
    else await expect(reading).rejects.toThrow()
  },
)

it.each(['LOGIN', 'EXAMINE', 'UID SEARCH', 'UID FETCH'])(
  'rejects when the server rejects %s',
  async (command) => {
    server.mails.push(postfixReport('a'))
    server.intercept = (sent) => (sent.startsWith(command) ? 'reject' : null)
    await expect(read(null)).rejects.toThrow(/[Rr]ejected/)
  },
)

it('rejects when it is stopped, and when there is no server', async () => {
  server.mails.push(postfixReport('a'), postfixReport('b'))
  const stopping = new AbortController()
  const stopped = readReports(
    server.url,
    null,
    async () => {
      stopping.abort()
      return true
    },
    stopping.signal,
  )
  await expect(stopped).rejects.toThrow()
  await server.close()
  await expect(read(null)).rejects.toThrow('ECONNREFUSED')
  server = await startImapServer()
})
