import { expect, it } from 'vitest'
import { findings, only } from './findings.fixture.ts'

it('reports parts that are too many to be saved', async () => {
  const customFields = Array.from({ length: 51 }, () => ({ value: 'a' }))
  expect(await only('too_many', { customFields })).toMatchObject([
    {
      severity: 'error',
      path: 'customFields',
      details: { part: 'customFields', count: 51, max: 50 },
    },
  ])
  expect(await only('too_many', { customFields: customFields.slice(1) })).toEqual([])
})

it('checks only the icons within the bound, however many there are', async () => {
  const socialIcons = Array.from({ length: 20_000 }, () => ({
    icon: 'facebook',
    url: 'https://',
  }))
  const found = await findings({ social: { socialIcons } })
  const codes = found.map(({ code }) => code)
  expect(codes.filter((code) => code === 'icon_without_address')).toHaveLength(60)
  expect(codes).toContain('too_many')
})
