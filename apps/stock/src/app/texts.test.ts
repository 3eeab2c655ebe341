import { quotedTextsSuite } from '@org/app-kit/testing/quoted-texts'
import { centreMenu, generalMenu } from '#shared/menu.ts'

const files = import.meta.glob<object>('../**/texts.ts', { eager: true })

quotedTextsSuite({
  document: 3,
  areas: ['stock', 'orders', 'returns', 'forms'],
  catalogues: [...Object.values(files), [...generalMenu, ...centreMenu].map(({ label }) => label)],
  elsewhere: {
    'generate orders': 'describes an action, whose text is French',
    'Saving...': 'the library’s save bar',
    Saved: 'the library’s save bar',
    'Error: ': 'the library’s save bar',
    '; ': 'the separator of the form engine’s messages',
    'Votre photo doit etre au format jpg': 'the library’s upload messages',
    'Nouvelle commande pour {centre} : {client number}': 'the API’s mail',
    'Un utilisateur avec cet email existe déjà': 'an error message of the API',
  },
})
