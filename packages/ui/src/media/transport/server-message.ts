/** HTTP status: the server's disk is full. */
export const insufficientStorage = 507

/** Maximum length of a message for users. Longer text is something else, such as an error page. */
const maxLength = 300

/** Returns the body of a response: its data if it is JSON, otherwise its text. */
export function parseResponse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the `message` of a server's error response, if it has one. */
export function messageOf(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('message' in response))
    return undefined
  return typeof response.message === 'string' ? response.message : undefined
}

/**
 * Returns the server's sentence about a rejected upload, as a hint for the user. Undefined if the
 * response has none, and for server errors (5xx), about which the built-in hints say more.
 */
export function refusalHint(status: number, response: unknown): string | undefined {
  if (status < 400 || status >= 500) return undefined
  const message = messageOf(response)?.replace(/\s+/g, ' ').trim() ?? ''
  return message === '' || message.length > maxLength ? undefined : message
}
