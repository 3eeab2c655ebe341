import { completeSignatureData, enableAddon, renderSignature } from '@org/signature'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { validatorMessages } from '../../validators/index.ts'
import { editorLabels } from '../editor.labels.ts'
import { fieldErrors } from './field-errors.ts'
import { errorOf } from './field-rules.ts'

const errorsOf = (data: Parameters<typeof completeSignatureData>[0]) =>
  fieldErrors(completeSignatureData(data), editorLabels.fr, { messages: validatorMessages.fr })

it('accepts empty fields', () => {
  expect(errorsOf({})).toEqual([])
})

it('reports each invalid value under the label of its field', () => {
  const media = { src: 'https://exemple.fr/a.png', type: 'image/png', width: 9, height: 9 }
  const { addons } = completeSignatureData({ addons: { videoConf: { data: { url: 'ma salle' } } } })
  const found = errorsOf({
    phone: '12',
    mobile: 'demain',
    email: ' ines@ ',
    companyWebsite: 'https://exemple',
    customFields: [{ key: 'Agenda', value: 'Réserver', url: 'ici' }],
    logo: { media, url: 'là' },
    social: { socialIcons: [{ icon: 'linkedin', src: '', url: 'javascript:1', editable: true }] },
    addons: enableAddon(addons, 'videoConf'),
  })
  expect(found.map(({ label, message }) => `${label} : ${message}`)).toEqual([
    'Téléphone : Mauvais format de téléphone',
    'Mobile : Mauvais format de téléphone',
    "Email : Mauvais format d'email",
    "Site web : Mauvais format d'url",
    "Lien du champ 1 : Mauvais format d'url",
    "Lien (Logo) : Mauvais format d'url",
    "Adresse LinkedIn : Mauvais format d'url",
    "Lien de la réunion : Mauvais format d'url",
  ])
  expect(found[2]).toMatchObject({ path: 'email', value: 'ines@' })
})

it('checks phone numbers by the rule that replaces the French one', () => {
  const phoneRule = (text: string) => (text.startsWith('+49') ? null : 'Pas allemand')
  const data = completeSignatureData({ phone: '+49 30 123456', mobile: '06 12 34 56 78' })
  const found = fieldErrors(data, editorLabels.fr, { messages: validatorMessages.fr, phoneRule })
  expect(found.map(({ path, message }) => [path, message])).toEqual([['mobile', 'Pas allemand']])
})

it('ignores values that the signature does not show', () => {
  expect(
    errorsOf({ logo: { url: 'là' }, addons: { videoConf: { data: { url: 'ici' } } } }),
  ).toEqual([])
})

const pieces = fc.array(
  fc.constantFrom(
    'a',
    'é',
    'fr',
    '.',
    '..',
    '@',
    '-',
    '_',
    '/',
    ':',
    'https://',
    '#',
    '1',
    ' ',
    '%',
  ),
  { maxLength: 10 },
)
const typed = pieces.map((all) => all.join(''))

it.each([
  ['email', 'email'],
  ['link', 'companyWebsite'],
] as const)('renders no link for an invalid %s', (rule, field) => {
  fc.assert(
    fc.property(typed, (value) => {
      fc.pre(errorOf(rule, value, { messages: validatorMessages.fr }) !== null)
      expect(renderSignature({ firstName: 'Inès', [field]: value }).html).not.toContain('href')
    }),
    { numRuns: 2000 },
  )
})
