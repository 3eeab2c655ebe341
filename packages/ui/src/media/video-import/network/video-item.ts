/**
 * A video post of the photo network, or a video inside a carousel. Field names are the network's.
 */
export interface VideoItem {
  id: string
  media_type: 'VIDEO'
  /** Address of the file. It is valid for only a few hours. */
  media_url: string
  /** Address of a still image from the video. */
  thumbnail_url?: string | undefined
  caption?: string | undefined
  /** The post's page on the network. */
  permalink?: string | undefined
  /** Time of the post, in ISO 8601. */
  timestamp?: string | undefined
  /** Author of the post. */
  username?: string | undefined
}

/** A post in the network's list; a carousel contains others as `children`. */
export interface MediaItem extends Omit<VideoItem, 'media_type' | 'media_url'> {
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  /**
   * Missing if the network is not allowed to provide the file, for example because of licensed
   * music.
   */
  media_url?: string | undefined
  children?: { data: readonly MediaItem[] } | undefined
}

const mediaTypes: readonly unknown[] = ['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * Returns an http or https address; undefined for any other scheme, which must not reach the page.
 */
function address(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

function readItem(value: unknown): MediaItem[] {
  const entry = Object(value) as Record<string, unknown>
  const id = text(entry['id'])
  if (id === undefined || !mediaTypes.includes(entry['media_type'])) return []
  return [
    {
      id,
      media_type: entry['media_type'] as MediaItem['media_type'],
      media_url: address(entry['media_url']),
      thumbnail_url: address(entry['thumbnail_url']),
      caption: text(entry['caption']),
      permalink: address(entry['permalink']),
      timestamp: text(entry['timestamp']),
      username: text(entry['username']),
      children: 'children' in entry ? { data: readMediaList(entry['children']) } : undefined,
    },
  ]
}

/**
 * Returns the posts of a response `{ data: [...] }`. Invalid posts are left out; without a list the
 * result is empty.
 */
export function readMediaList(response: unknown): MediaItem[] {
  const { data } = Object(response) as { data?: unknown }
  return Array.isArray(data) ? data.flatMap(readItem) : []
}

/**
 * Returns the videos of one post: the post itself or, for a carousel, the videos inside. If they
 * have no caption, permalink, date or author of their own, they inherit the carousel's.
 */
function videosIn(item: MediaItem): VideoItem[] {
  const { children, media_type, media_url, ...rest } = item
  if (media_type === 'VIDEO')
    return media_url === undefined ? [] : [{ ...rest, media_type, media_url }]
  if (media_type !== 'CAROUSEL_ALBUM') return []
  const { caption, permalink, timestamp, username } = rest
  return (children?.data ?? []).flatMap(videosIn).map((video) => ({
    ...video,
    caption: video.caption ?? caption,
    permalink: video.permalink ?? permalink,
    timestamp: video.timestamp ?? timestamp,
    username: video.username ?? username,
  }))
}

/** Returns the videos among the posts and inside their carousels; images are left out. */
export function videosOf(items: readonly MediaItem[]): VideoItem[] {
  return items.flatMap(videosIn)
}
