import type { PhotoPost } from '../contract/entities/photo-post.ts'
import {
  PhotoNetworkRefused,
  PhotoNetworkUnreachable,
  PhotoTokenExpired,
  type PhotoNetwork,
} from '../ports/photo-network.ts'

/** Actions that a test performs in place of the network, or of a person on the network's page. */
export interface PhotoNetworkControls {
  /**
   * Gives consent on the page at this address, and returns the code that the redirect would
   * contain.
   */
  agree(authorizationUrl: string): Promise<string>
  setReachable(isReachable: boolean): void
  /** Makes all tokens expire. */
  expireTokens(): void
}

/** A photo network that keeps everything in memory. */
export interface MemoryPhotoNetwork extends PhotoNetwork, PhotoNetworkControls {}

/**
 * Creates a photo network for mocks, stories and tests. Every person in it has the same `posts`.
 *
 * @param file the file of every video
 */
export function memoryPhotoNetwork(
  posts: readonly PhotoPost[],
  file: Uint8Array<ArrayBuffer> = new Uint8Array(),
): MemoryPhotoNetwork {
  /** Redirect address by code. */
  const codes = new Map<string, string>()
  const tokens = new Set<string>()
  let isReachable = true
  let count = 0
  const reach = () => {
    if (!isReachable) throw new PhotoNetworkUnreachable('Unreachable', { cause: 'switched off' })
  }
  return {
    authorizationUrl({ redirectUri, state }) {
      const query = new URLSearchParams({ redirect_uri: redirectUri, state })
      return `https://photo-network.example/oauth/authorize?${query.toString()}`
    },
    async exchange({ code, redirectUri }) {
      reach()
      if (codes.get(code) !== redirectUri) throw new PhotoNetworkRefused('Unknown code')
      codes.delete(code)
      count += 1
      const token = `photo-token-${count}`
      tokens.add(token)
      return token
    },
    async posts(token, { limit, after }) {
      reach()
      if (!tokens.has(token)) throw new PhotoTokenExpired('Unknown token')
      const start = after === undefined ? 0 : posts.findIndex(({ id }) => id === after) + 1
      const data = posts.slice(start, start + limit)
      const hasMore = start + limit < posts.length
      return structuredClone({ data, next: hasMore ? (data.at(-1)?.id ?? null) : null })
    },
    async video(token, postId) {
      reach()
      if (!tokens.has(token)) throw new PhotoTokenExpired('Unknown token')
      const all = posts.flatMap((post) => [post, ...(post.children?.data ?? [])])
      const post = all.find(({ id, media_type }) => id === postId && media_type === 'VIDEO')
      if (post?.media_url === undefined) return null
      return { body: new Blob([file]).stream(), size: file.byteLength }
    },
    async agree(authorizationUrl) {
      count += 1
      const code = `code-${count}`
      codes.set(code, new URL(authorizationUrl).searchParams.get('redirect_uri') ?? '')
      return code
    },
    setReachable(reachable) {
      isReachable = reachable
    },
    expireTokens: () => tokens.clear(),
  }
}
