import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startHttpStandIn, type HttpStandIn, type SeenRequest } from './http-stand-in.ts'

const films = path.resolve(import.meta.dirname, '../../packages/ui/src/testing/media')
const portrait = readFileSync(path.join(films, 'portrait.mp4'))
const square = readFileSync(path.join(films, 'square.mp4'))
const still =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" width="240" height="300"><path fill="#dfe6ff" d="M0 0h4v5H0z"/></svg>'

/** The secret that the product's server shares with the network. */
export const appSecret = 's3cret'

export interface PhotoNetworkStandIn extends HttpStandIn {
  /** The access tokens that the network accepts. */
  tokens: Set<string>
  /** The account's posts. */
  posts: object[]
}

/** Renders the page on which a person accepts or declines the connection. */
function consentPage({ query }: SeenRequest, code: string): string {
  const target = (answer: Record<string, string>) =>
    `${query['redirect_uri']}?${new URLSearchParams({ ...answer, state: query['state'] ?? '' }).toString()}#_`
  const link = (text: string, answer: Record<string, string>) =>
    `<a href="${target(answer).replaceAll('&', '&amp;')}">${text}</a>`
  return `<!doctype html><title>Photo network</title>${link('Autoriser', { code })} ${link('Refuser', { error: 'access_denied' })}`
}

/** Returns the account's posts: a 4:5 video, an image, and a carousel with a square video. */
const postsOf = (url: string): object[] => [
  {
    id: '1',
    media_type: 'VIDEO',
    media_url: `${url}/cdn/portrait.mp4`,
    thumbnail_url: `${url}/cdn/1.svg`,
    caption: 'Squat, trois séries de dix',
    timestamp: '2026-11-18T08:10:00+0000',
    username: 'studio.lumen',
  },
  { id: '2', media_type: 'IMAGE', media_url: `${url}/cdn/2.svg`, caption: 'Le studio' },
  {
    id: '3',
    media_type: 'CAROUSEL_ALBUM',
    caption: 'Séance du jeudi',
    children: {
      data: [
        { id: '4', media_type: 'IMAGE', media_url: `${url}/cdn/4.svg` },
        { id: '5', media_type: 'VIDEO', media_url: `${url}/cdn/square.mp4` },
      ],
    },
  },
]

/**
 * Starts a stand-in for the photo network on loopback, with its consent page, code exchange, list
 * of posts, images and videos.
 */
export async function startPhotoNetwork(): Promise<PhotoNetworkStandIn> {
  const tokens = new Set<string>()
  const codes = new Map<string, string>()

  const exchange = (form: URLSearchParams) => {
    const redirectUri = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (redirectUri !== form.get('redirect_uri') || form.get('client_secret') !== appSecret) {
      return { status: 400, body: { error_message: 'Matching code was not found' } }
    }
    const token = `token-${tokens.size + 1}`
    tokens.add(token)
    return { body: { access_token: token, user_id: 7 } }
  }

  const standIn = await startHttpStandIn((request) => {
    const { path, query, body } = request
    if (path === '/oauth/authorize') {
      const code = `code-${codes.size + tokens.size + 1}`
      codes.set(code, query['redirect_uri'] ?? '')
      return { body: consentPage(request, code) }
    }
    if (path === '/oauth/access_token') return exchange(new URLSearchParams(body.toString()))
    if (path === '/me/media') {
      return tokens.has(query['access_token'] ?? '')
        ? { body: { data: posts } }
        : { status: 400, body: { error: { type: 'OAuthException', code: 190 } } }
    }
    if (path === '/cdn/portrait.mp4') return { type: 'video/mp4', body: portrait }
    if (path === '/cdn/square.mp4') return { type: 'video/mp4', body: square }
    return { type: 'image/svg+xml', body: still }
  })
  const posts = postsOf(standIn.url)
  return { ...standIn, tokens, posts }
}
