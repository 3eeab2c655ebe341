import { quotedTextsSuite } from '@org/app-kit/testing/quoted-texts'
import { menu } from './menu.ts'

const files = import.meta.glob<object>('../**/texts.ts', { eager: true })

quotedTextsSuite({
  document: 3,
  areas: ['fitness', 'media'],
  catalogues: [...Object.values(files), menu.map(({ label }) => label)],
  elsewhere: {
    'Mes exercices (count)': 'the title and the number of rows',
    "Mes séances d'entrainement (count)": 'the title and the number of rows',
    'Votre photo doit etre au format jpg': 'the library’s upload messages',
    'Votre video doit etre au format mp4': 'the library’s upload messages',
    'Could not get the context of the canvas element':
      'the library’s crop dialog and poster picker',
  },
})
