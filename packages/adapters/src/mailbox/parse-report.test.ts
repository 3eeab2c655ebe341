import { expect, it } from 'vitest'
import {
  exchangeReport,
  gmailReport,
  postfixReport,
  postfixWarning,
  type WriteReport,
} from '../../test/delivery-reports.ts'
import { parseReport } from './parse-report.ts'

const parse = (text: string) => parseReport(new TextEncoder().encode(text))
const id = 'deploy.1.2.3.4.abc_-@example.org'

it.each<[string, WriteReport, object]>([
  [
    'Postfix',
    postfixReport,
    {
      outcome: 'failed',
      status: '5.1.1',
      reply:
        '550 5.1.1 <zoe@gone.example>: Recipient address rejected: User unknown in virtual mailbox table',
    },
  ],
  [
    'Postfix, as a warning',
    postfixWarning,
    {
      outcome: 'delayed',
      status: '4.4.1',
      reply: 'connect to mx.gone.example[192.0.2.9]:25: Connection timed out',
    },
  ],
  [
    'Exchange',
    exchangeReport,
    {
      outcome: 'failed',
      status: '5.1.10',
      reply:
        '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    },
  ],
  [
    'Gmail',
    gmailReport,
    {
      outcome: 'failed',
      status: '5.2.2',
      reply:
        "552-5.2.2 The recipient's inbox is out of storage space. 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm",
    },
  ],
])('parses a report by %s', (_, write, expected) => {
  const report = parse(write(id))
  expect(report).toMatchObject(expected)
  expect(report?.messageIds[0]).toBe(`<${id}>`)
})

it('finds the returned mail by what the report answers', () => {
  const [withoutMail = ''] = gmailReport(id).split('Content-Type: message/rfc822')
  expect(parse(withoutMail)?.messageIds).toEqual([`<${id}>`, `<${id}>`])
})

it('takes the status from the reply, or assumes an unknown cause', () => {
  const report = postfixReport(id).replace('Status: 5.1.1\r\n', '')
  expect(parse(report)).toMatchObject({ status: '5.1.1' })
  const silent = report.replaceAll(' 5.1.1', '')
  expect(parse(silent)).toMatchObject({ status: '5.0.0' })
})

const boundary = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n'
const large = 256 * 1024
const fill = (text: string) => text.repeat(Math.ceil(large / text.length)).slice(0, large)

it.each([
  ['an ordinary mail', 'Subject: Re: Votre nouvelle signature\r\n\r\nMerci !'],
  ['nothing', ''],
  ['a report of success', postfixReport(id).replace('Action: failed', 'Action: delivered')],
  ['a report without a status', postfixReport(id).replace('message/delivery-status', 'text/plain')],
  ['parts in parts', nested(5000)],
  ['many parts', boundary + fill('--b\r\n\r\n')],
  [
    'a status without an end',
    `${boundary}--b\r\nContent-Type: message/delivery-status\r\n\r\n${fill('a')}`,
  ],
  [
    'many fields',
    `${boundary}--b\r\nContent-Type: message/delivery-status\r\n\r\n${fill('a: b\r\n')}`,
  ],
  ['many groups', `${boundary}--b\r\nContent-Type: message/delivery-status\r\n\r\n${fill('\r\n')}`],
  [
    'many folds',
    `${boundary}--b\r\nContent-Type: message/delivery-status\r\n\r\na:\r\n${fill(' b\r\n')}`,
  ],
  ['a header without an end', fill('Content-Type: multipart/report;')],
])('finds no report in %s', (_, text) => {
  const start = performance.now()
  expect(parse(text)).toBeNull()
  // It takes milliseconds. Anything quadratic would take minutes.
  expect(performance.now() - start).toBeLessThan(10_000)
})

/** Returns a mail whose parts contain each other. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  )
  return open.join('')
}
