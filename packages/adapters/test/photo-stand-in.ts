import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PhotoNetworkControls } from '@org/api/memory'

/** A request as the network receives it. */
export interface SeenCall {
  method: string
  path: string
  query: Record<string, string>
  form: Record<string, string>
}

/** Lets a test replace a response. */
export type Interceptor = (path: string, response: ServerResponse) => boolean

export interface PhotoStandIn extends PhotoNetworkControls {
  url: string
  /** Settings of an installation registered with this network. */
  settings: Record<string, string>
  seen: SeenCall[]
  tokens: Set<string>
  /** The account's posts, newest first. */
  posts: Record<string, unknown>[]
  /** The file at every address below `/cdn/` that ends in `.mp4`. */
  video: Uint8Array
  /** Returns true when it has sent the response itself. */
  intercept: Interceptor
  close: () => Promise<void>
}

const appSecret = 'the-application-secret'

/** A still image, as from the network's image server. */
const still =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="240" height="300"><path fill="#dfe6ff" d="M0 0h4v5H0z"/></svg>'

/**
 * Starts a stand-in for the photo network on loopback: consent page, token exchange and paged
 * posts.
 */
export async function startPhotoStandIn(
  makePosts: (url: string) => object[],
  port = 0,
): Promise<PhotoStandIn> {
  const codes = new Map<string, string>()
  const tokens = new Set<string>()
  let isReachable = true
  let count = 0

  const newCode = (redirectUri: string) => {
    count += 1
    codes.set(`code-${count}`, redirectUri)
    return `code-${count}`
  }

  function exchange(form: Record<string, string>) {
    const redirectUri = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const isValid = form['client_secret'] === appSecret && form['client_id'] === '1089'
    if (!isValid || redirectUri === undefined || redirectUri !== form['redirect_uri'])
      return { status: 400, body: { error_message: 'Matching code was not found' } }
    count += 1
    tokens.add(`photo-token-${count}`)
    return { status: 200, body: { access_token: `photo-token-${count}`, user_id: 7 } }
  }

  function list({ access_token: token = '', limit = '25', after }: Record<string, string>) {
    if (!tokens.has(token))
      return { status: 400, body: { error: { type: 'OAuthException', code: 190 } } }
    const start = after === undefined ? 0 : Number(after)
    const end = start + Number(limit)
    const data = standIn.posts.slice(start, end)
    const next = `${standIn.url}/me/media?access_token=${token}&after=${end}`
    const cursors = { before: String(start), after: String(end) }
    const paging = end < standIn.posts.length ? { cursors, next } : { cursors }
    return { status: 200, body: { data, paging } }
  }

  function postOf(id: string, { access_token: token = '' }: Record<string, string>) {
    if (!tokens.has(token))
      return { status: 400, body: { error: { type: 'OAuthException', code: 190 } } }
    const children = (post: Record<string, unknown>) =>
      (post['children'] as { data: Record<string, unknown>[] } | undefined)?.data ?? []
    const all = standIn.posts.flatMap((post) => [post, ...children(post)])
    const post = all.find((one) => one['id'] === id)
    return post
      ? { status: 200, body: post }
      : { status: 400, body: { error: { type: 'IGApiException', code: 100 } } }
  }

  function answerTo(
    pathname: string,
    query: Record<string, string>,
    form: Record<string, string>,
  ): { status: number; body: unknown } {
    if (pathname === '/oauth/access_token') return exchange(form)
    return pathname === '/me/media' ? list(query) : postOf(pathname.slice(1), query)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const query = Object.fromEntries(searchParams)
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)))
    standIn.seen.push({ method: request.method ?? '', path: pathname, query, form })
    if (!isReachable) {
      request.socket.destroy()
      return
    }
    if (standIn.intercept(pathname, response)) return
    if (pathname === '/oauth/authorize') {
      const code = newCode(query['redirect_uri'] ?? '')
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(consentPage(query, code))
      return
    }
    if (pathname.startsWith('/cdn/') && pathname.endsWith('.mp4')) {
      const length = { 'Content-Length': standIn.video.byteLength }
      response.writeHead(200, { 'Content-Type': 'video/mp4', ...length }).end(standIn.video)
      return
    }
    if (pathname.startsWith('/cdn/')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(still)
      return
    }
    const { status, body } = answerTo(pathname, query, form)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: PhotoStandIn = {
    url,
    settings: {
      PHOTO_APP_ID: '1089',
      PHOTO_APP_SECRET: appSecret,
      PHOTO_AUTHORIZE_URL: `${url}/oauth/authorize`,
      PHOTO_API_URL: url,
      PHOTO_SCOPE: 'user_profile,user_media',
    },
    seen: [],
    tokens,
    posts: makePosts(url) as Record<string, unknown>[],
    video: new Uint8Array(100_000).fill(7),
    intercept: () => false,
    agree: async (authorizationUrl) =>
      newCode(new URL(authorizationUrl).searchParams.get('redirect_uri') ?? ''),
    setReachable(reachable) {
      isReachable = reachable
    },
    expireTokens: () => tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Renders the page on which a person accepts or declines. */
function consentPage(query: Record<string, string>, code: string): string {
  const link = (text: string, answer: Record<string, string>) => {
    const parameters = new URLSearchParams({ ...answer, state: query['state'] ?? '' }).toString()
    const target = `${query['redirect_uri']}?${parameters}#_`
    return `<a href="${target.replaceAll('&', '&amp;')}">${text}</a>`
  }
  return `<!doctype html><title>Photo network</title>${link('Autoriser', { code })} ${link('Refuser', { error: 'access_denied' })}`
}
