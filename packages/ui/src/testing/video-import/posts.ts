/** A drawing of an exercise: background, mat, and the body as a line from hand to foot. */
interface Scene {
  sky: string
  floor: string
  head: [x: number, y: number]
  body: string
}

const scenes: Readonly<Record<string, Scene>> = {
  squat: {
    sky: '#dfe6ff',
    floor: '#b9c6f7',
    head: [112, 92],
    body: 'M176 132h-60l-14 64 52 18-10 62',
  },
  plank: { sky: '#e3f3ea', floor: '#b5dcc6', head: [196, 168], body: 'M182 236v-54l-20 0-118 48' },
  lunge: {
    sky: '#fdeedd',
    floor: '#f2cfa3',
    head: [124, 70],
    body: 'M122 96v82l44 14v66M122 178l-34 44-44 14',
  },
  bridge: { sky: '#f7e4ea', floor: '#e6b7c5', head: [52, 236], body: 'M76 240l66-54 44 8v62' },
  stretch: {
    sky: '#e6ecf2',
    floor: '#bccbdb',
    head: [92, 88],
    body: 'M150 46l-50 68 8 70-28 76M108 184l44 74',
  },
}

/** Returns a still image of an exercise, as SVG. */
export function still(name: string): string {
  const { sky, floor, head, body } = scenes[name] ?? {
    sky: '#dfe6ff',
    floor: '#b9c6f7',
    head: [120, 100],
    body: '',
  }
  const [x, y] = head
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300"><path fill="${sky}" d="M0 0h240v300H0z"/><path fill="${floor}" d="M0 250h240v50H0z"/><ellipse cx="120" cy="264" rx="96" ry="10" fill="#131a2b" opacity=".12"/><g fill="none" stroke="#131a2b" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><circle cx="${x}" cy="${y}" r="16" fill="#131a2b" stroke="none"/><path d="${body}"/></g></svg>`
}

/** Base address of the images and videos in the network's responses. */
export const cdn = 'https://cdn.photo-network.example'

const video = (id: string, scene: string, timestamp: string, caption?: string) => ({
  id,
  media_type: 'VIDEO',
  media_url: `${cdn}/${scene}.mp4`,
  thumbnail_url: `${cdn}/${scene}.svg`,
  permalink: `https://photo-network.example/p/${id}`,
  timestamp,
  username: 'studio.lumen',
  ...(caption === undefined ? {} : { caption }),
})

/** The network's response for a coach's account: videos, an image, and a carousel of both. */
export const posts = {
  data: [
    video(
      '17900001',
      'squat',
      '2026-11-18T08:10:00+0000',
      'Squat : talons au sol, buste droit, trois séries de dix',
    ),
    video('17900002', 'plank', '2026-11-15T17:42:00+0000', 'Gainage, 45 secondes sans bouger'),
    {
      id: '17900003',
      media_type: 'IMAGE',
      media_url: `${cdn}/studio.jpg`,
      caption: 'Le studio rouvre lundi',
      timestamp: '2026-11-14T09:00:00+0000',
      username: 'studio.lumen',
    },
    {
      id: '17900004',
      media_type: 'CAROUSEL_ALBUM',
      caption: 'Fentes et ponts : les deux temps forts de la séance du jeudi',
      permalink: 'https://photo-network.example/p/17900004',
      timestamp: '2026-11-12T18:30:00+0000',
      username: 'studio.lumen',
      children: {
        data: [
          { id: '17900005', media_type: 'IMAGE', media_url: `${cdn}/groupe.jpg` },
          {
            id: '17900006',
            media_type: 'VIDEO',
            media_url: `${cdn}/lunge.mp4`,
            thumbnail_url: `${cdn}/lunge.svg`,
          },
          {
            id: '17900007',
            media_type: 'VIDEO',
            media_url: `${cdn}/bridge.mp4`,
            thumbnail_url: `${cdn}/bridge.svg`,
          },
        ],
      },
    },
    video('17900008', 'stretch', '2026-11-03T07:05:00+0000'),
  ],
}
