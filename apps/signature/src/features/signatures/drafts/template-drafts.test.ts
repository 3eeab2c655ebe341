import type { SignatureTemplate } from '@org/api/client'
import { expect, it } from 'vitest'
import { memoryStorage } from '#shared/testing/memory-storage.ts'
import { type DraftPlace, type TemplateDraft, templateDraftsIn } from './template-drafts.ts'

const place: DraftPlace = {
  organisationId: 'lueur',
  userId: 'camille',
  templateId: 'studio',
  teamId: null,
}
const base = { id: 'studio', name: 'Studio', signatureData: '{}', revision: 4 } as SignatureTemplate
const draft = (name: string, at = 1): TemplateDraft => ({
  values: { name, signatureData: '{"companyName":"Lueur"}' },
  base,
  at,
})

/** Tabs of one browser; each call opens one more. */
function browser() {
  const kept = memoryStorage()
  return { kept, open: (tab = memoryStorage()) => templateDraftsIn(kept, tab) }
}

it('gives a draft back with what it was made from', () => {
  const { open } = browser()
  const tab = open()
  tab.write(tab.keyFor(place), draft('Studio 2'))
  expect(tab.find(place)).toEqual({ ...draft('Studio 2'), key: tab.keyFor(place) })
})

it.each<[string, Partial<DraftPlace>]>([
  ['another person', { userId: 'ines' }],
  ['another organisation', { organisationId: 'nord' }],
  ['another template', { templateId: 'vente' }],
  ['a new template', { templateId: null }],
])('gives it to nobody else: %s', (_, other) => {
  const tab = browser().open()
  tab.write(tab.keyFor(place), draft('Studio 2'))
  expect(tab.find({ ...place, ...other })).toBeNull()
})

it('tells new templates of two teams apart', () => {
  const tab = browser().open()
  const made = { ...place, templateId: null, teamId: 'vente' }
  tab.write(tab.keyFor(made), { ...draft('Vente'), base: null })
  expect(tab.find(made)?.values.name).toBe('Vente')
  expect(tab.find({ ...made, teamId: null })).toBeNull()
})

it('keeps the work of two tabs apart, over a reload of each', () => {
  const { open } = browser()
  const [one, other] = [memoryStorage(), memoryStorage()]
  const [first, second] = [open(one), open(other)]
  first.write(first.keyFor(place), draft('Premier'))
  second.write(second.keyFor(place), draft('Second', 2))
  expect(open(one).find(place)?.values.name).toBe('Premier')
  expect(open(other).find(place)?.values.name).toBe('Second')
})

it('finds the newest draft that closed tabs have left', () => {
  const { open } = browser()
  const [first, second] = [open(), open()]
  first.write(first.keyFor(place), draft('Premier', 1))
  second.write(second.keyFor(place), draft('Second', 2))
  expect(open().find(place)).toMatchObject({
    values: { name: 'Second' },
    key: second.keyFor(place),
  })
})

it.each([['{'], ['null'], ['{"at":1,"values":{"name":"Studio"},"base":null}'], ['{"at":"1"}']])(
  'takes %s for no draft',
  (text) => {
    const { kept, open } = browser()
    const tab = open()
    kept.setItem(tab.keyFor(place), text)
    expect(tab.find(place)).toBeNull()
  },
)

it('clears away what belongs to somebody else, or everything, and nothing but drafts', () => {
  const { kept, open } = browser()
  kept.setItem('paraphe.session', '{}')
  const tab = open()
  const foreign = { ...place, userId: 'ines' }
  tab.write(tab.keyFor(place), draft('Studio 2'))
  tab.write(tab.keyFor(foreign), draft('Vente'))
  tab.keepOnly(['camille'])
  expect(tab.find(place)).not.toBeNull()
  expect(tab.find(foreign)).toBeNull()
  tab.clear()
  expect(tab.find(place)).toBeNull()
  expect(kept.getItem('paraphe.session')).toBe('{}')
})
