import type { DeliveryReport } from '@org/api'

/** Fields by name in lower case. */
type Fields = ReadonlyMap<string, string>

/** Longest part that is searched for fields, in bytes. Reports about one recipient are shorter. */
const longestPart = 16_384

/** The part that says what happened. */
const statusPart = /^message\/(?:global-)?delivery-status\b/i
/** Parts that hold the returned mail, or only its headers. */
const returnedPart = /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)\b/i

/**
 * Parses a delivery report (RFC 3464). Its parts are 7-bit text, wherever they are nested, so they
 * are found without building the tree of parts: a hostile mail cannot make that slow.
 *
 * @param source the mail, which may lack its end
 * @returns null for any other mail, and for a report of success
 */
export function parseReport(source: Uint8Array): DeliveryReport | null {
  const text = new TextDecoder().decode(source).replaceAll('\r\n', '\n')
  const parts = partsOf(text)
  const status = parts.find(({ type }) => statusPart.test(type))
  if (!status) return null
  const recipients = status.body.split('\n\n').map(fieldsOf)
  // Our mails have one recipient, so it does not matter to which one a failure belongs.
  const failed = recipients.find((one) => one.get('action')?.toLowerCase() === 'failed')
  const delayed = recipients.find((one) => one.get('action')?.toLowerCase() === 'delayed')
  const recipient = failed ?? delayed
  if (!recipient) return null
  const reply = withoutType(recipient.get('diagnostic-code') ?? '')
  const returned = parts.filter(({ type }) => returnedPart.test(type))
  return {
    messageIds: messageIdsOf(fieldsOf(headOf(text)), returned),
    outcome: failed ? 'failed' : 'delayed',
    status: statusCode(recipient.get('status') ?? '') ?? statusCode(reply) ?? '5.0.0',
    reply,
  }
}

interface Part {
  /** Value of `Content-Type`; empty for text that only looks like a part. */
  type: string
  /** The beginning of the content. */
  body: string
}

/** Splits a mail at all lines that look like boundaries of parts. */
function partsOf(text: string): Part[] {
  return text.split('\n--').map((section) => {
    // The first line is the rest of the boundary.
    const part = section.slice(section.indexOf('\n') + 1)
    const head = headOf(part)
    const type = fieldsOf(head).get('content-type') ?? ''
    return { type, body: part.slice(head.length).trimStart().slice(0, longestPart) }
  })
}

/** The returned mail names itself. Some servers name it only as what the report answers. */
function messageIdsOf(report: Fields, returned: readonly Part[]): string[] {
  const own = returned.map(({ body }) => fieldsOf(headOf(body)).get('message-id') ?? '')
  const answered = `${report.get('in-reply-to') ?? ''} ${report.get('references') ?? ''}`
  return [...own, ...answered.split(' ')].filter((id) => id !== '')
}

/** Returns the text before the first empty line. */
function headOf(text: string): string {
  const [head = ''] = text.slice(0, longestPart).split('\n\n', 1)
  return head
}

function fieldsOf(head: string): Fields {
  const fields = new Map<string, string>()
  // A line that begins with a space continues the one before.
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function statusCode(text: string): string | null {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text.slice(0, 200))?.[0] ?? null
}

/** Removes the type of a reply: `smtp; 550 …`. */
function withoutType(reply: string): string {
  const at = reply.indexOf(';')
  return (at === -1 ? reply : reply.slice(at + 1)).trim()
}
