import { quotedTextsSuite } from '@org/app-kit/testing/quoted-texts'
import { menu } from './menu.ts'

const files = import.meta.glob<object>('../**/texts.ts', { eager: true })

quotedTextsSuite({
  document: 3,
  areas: ['fitness-admin', 'shell', 'data-layer'],
  catalogues: [...Object.values(files), menu.map(({ label }) => label)],
  elsewhere: {
    navigate: 'the name of an analytics event',
  },
})
