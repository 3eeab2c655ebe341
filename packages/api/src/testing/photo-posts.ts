import type { PhotoPost } from '../contract/entities/photo-post.ts'

/** Creates this number of posts, each with a video. */
export function photoPosts(count: number): PhotoPost[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `179000${index}`,
    media_type: 'VIDEO' as const,
    media_url: `https://cdn.photo-network.example/${index}.mp4`,
    thumbnail_url: `https://cdn.photo-network.example/${index}.jpg`,
    caption: `Visite de l’atelier, partie ${index + 1}`,
    permalink: `https://photo-network.example/p/179000${index}`,
    timestamp: '2026-11-18T08:10:00+0000',
    username: 'maison.lueur',
  }))
}
