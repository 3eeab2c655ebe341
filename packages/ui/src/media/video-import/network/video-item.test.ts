import { describe, expect, it } from 'vitest'
import { posts } from '../../../testing/video-import/posts.ts'
import { readMediaList, videosOf } from './video-item.ts'

const one = (entry: object) => readMediaList({ data: [entry] })
const film = { id: '1', media_type: 'VIDEO', media_url: 'https://cdn.example/1.mp4' }

describe('readMediaList', () => {
  it('[2.3.37] reads all fields of an item', () => {
    const entry = {
      id: '1',
      media_type: 'CAROUSEL_ALBUM',
      media_url: 'https://cdn.example/1.jpg',
      thumbnail_url: 'https://cdn.example/1-still.jpg',
      caption: 'Squat',
      permalink: 'https://photo-network.example/p/1',
      timestamp: '2026-11-18T08:10:00+0000',
      username: 'studio.lumen',
      children: { data: [film] },
    }
    expect(one(entry)).toEqual([{ ...entry, children: { data: [film] } }])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//cdn.example/1.mp4',
    12,
  ])('accepts only http and https addresses: %s', (media_url) => {
    expect(one({ ...film, media_url })).toEqual([{ id: '1', media_type: 'VIDEO' }])
  })

  it.each([null, 'x', 3, {}, { data: null }, { data: [null, 7, {}, { id: 1 }, { id: '2' }] }])(
    'returns no posts for %j',
    (response) => {
      expect(readMediaList(response)).toEqual([])
    },
  )
})

describe('videosOf', () => {
  it('[2.9.11] keeps only videos, including those inside carousels', () => {
    expect(videosOf(readMediaList(posts)).map(({ id }) => id)).toEqual([
      '17900001',
      '17900002',
      '17900006',
      '17900007',
      '17900008',
    ])
  })

  it('copies a carousel’s caption, date, page and author to its videos', () => {
    const videos = videosOf(readMediaList(posts))
    expect(videos.find(({ id }) => id === '17900006')).toEqual({
      id: '17900006',
      media_type: 'VIDEO',
      media_url: 'https://cdn.photo-network.example/lunge.mp4',
      thumbnail_url: 'https://cdn.photo-network.example/lunge.svg',
      caption: 'Fentes et ponts : les deux temps forts de la séance du jeudi',
      permalink: 'https://photo-network.example/p/17900004',
      timestamp: '2026-11-12T18:30:00+0000',
      username: 'studio.lumen',
    })
  })

  it('leaves out a video without a file address', () => {
    expect(videosOf(one({ ...film, media_url: undefined }))).toEqual([])
  })
})
