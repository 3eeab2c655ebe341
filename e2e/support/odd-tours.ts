/**
 * A query of the embedded page with missing or hostile parameters, and what the page then shows.
 */
export interface OddTour {
  search: string
  /** The client's name as the page shows it. */
  client: string
  hasTour: boolean
}

const id = 'SxQL3iGyoDo'

/** Values of `m`, and whether they name a tour. */
const tours: readonly [string | null, boolean][] = [
  [null, false],
  ['', false],
  [id, true],
  [` ${id}\n`, true],
  [`${id}"><script>alert(1)</script>`, false],
  ['../../../..', false],
  ['javascript:alert(1)', false],
  [`https://my.matterport.com/show/?m=${id}&play=0`, true],
  [`https://my.matterport.com.evil.example/show/?m=${id}`, false],
  [`https://evil.example/${id}`, false],
  ['\u0000\uFFFF', false],
  ['9'.repeat(5000), false],
]

/** Values of `c`, and the name that they become. */
const clients: readonly [string | null, string][] = [
  [null, 'Visite 3D'],
  ['', 'Visite 3D'],
  [' \t\n ', 'Visite 3D'],
  ['Agence Marchetti & Fils', 'Agence Marchetti & Fils'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u202Eitteh\u202C', 'itteh'],
  ['m'.repeat(4000), 'm'.repeat(120)],
  ['الوكالة العقارية', 'الوكالة العقارية'],
]

const addresses: readonly (string | null)[] = [
  null,
  '',
  'http://images.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://images.example/missing.png',
  `https://my.matterport.com/api/v2/player/models/${id}/thumb`,
  'https://CDN-1.Matterport.com./photo.jpg',
  'https://matterport.com/photo.jpg',
  '//my.matterport.com/photo.jpg',
  'https://user:password@images.example/a.png',
  '") ; background: url("https://evil.example/',
  'https://images.example/");}*{display:none}',
]

const logoSizes: readonly (string | null)[] = [
  null,
  '',
  '-1',
  '1e9',
  'NaN',
  '152.5',
  '150px;position:fixed',
]

const fontStyles: readonly (string | null)[] = [
  null,
  '',
  '{',
  'null',
  '[]',
  '"Georgia"',
  '{"size":1e6}',
  '{"size":"100","color":"#fff","family":"Impact"}',
  '{"size":null,"color":"red","family":"Wingdings"}',
  '{"color":"#000;background:url(https://evil.example)","family":"x;color:red"}',
  '{"__proto__":{"size":8},"constructor":1}',
]

const at = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value

/**
 * The 240 queries of the tests. The values mix, because most lists have lengths without common
 * factors. Only the lengths of `tours` and `clients` share a factor, so `clients` is shifted by one
 * after every 12 queries.
 */
export const oddTours: readonly OddTour[] = Array.from({ length: 240 }, (_, index) => {
  const [m, hasTour] = at(tours, index)
  const [c, client] = at(clients, index + Math.floor(index / 12))
  const query = new URLSearchParams()
  const entries = {
    m,
    c,
    logo: at(addresses, index),
    bg: at(addresses, index * 2 + 1),
    logoSize: at(logoSizes, index),
    fontStyle: at(fontStyles, index),
  }
  for (const [name, value] of Object.entries(entries)) if (value !== null) query.set(name, value)
  // Every twentieth query ends with incomplete escape sequences.
  const search = query.toString()
  return { search: index % 20 === 7 ? `${search}&fontStyle=%7&x=%` : search, client, hasTour }
})
