/** A video of the photo network, or one inside a carousel. Field names are the network's own. */
export interface VideoItem {
  id: string
  media_type: 'VIDEO'
  /** Where the file is. The network's addresses work for some hours only. */
  media_url: string
  /** A still picture. */
  thumbnail_url?: string | undefined
  caption?: string | undefined
  /** The post's page on the network. */
  permalink?: string | undefined
  /** When it was posted, in ISO 8601. */
  timestamp?: string | undefined
  /** Whose post it is. */
  username?: string | undefined
}

/** A post as the network lists it; a carousel holds others as `children`. */
export interface MediaItem extends Omit<VideoItem, 'media_type' | 'media_url'> {
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  /** Missing where the network may not hand the file out, for example for music under licence. */
  media_url?: string | undefined
  children?: { data: readonly MediaItem[] } | undefined
}

const mediaTypes: readonly unknown[] = ['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** An http or https address; nothing else may stand in a page. */
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

/** The posts of an answer `{ data: [...] }`. What is no post is left out; no list gives none. */
export function readMediaList(answer: unknown): MediaItem[] {
  const { data } = Object(answer) as { data?: unknown }
  return Array.isArray(data) ? data.flatMap(readItem) : []
}

/** One post as videos: itself, or those inside it, which have no caption and date of their own. */
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

/** The videos among posts, and those inside carousels; pictures are left out. */
export function videosOf(items: readonly MediaItem[]): VideoItem[] {
  return items.flatMap(videosIn)
}
