import { expect, it } from 'vitest'
import { emailForms, emailKey } from './email-forms.ts'

it.each(['bücher', 'müller-söhne', 'crèche', 'łódź', 'ελλάδα', 'россия', '例え', 'straße'])(
  'equals the domain %s and its punycode',
  (label) => {
    const written = `zoe@${label}.example`
    const key = emailKey(written)
    expect(key).toMatch(/^zoe@xn--[a-z0-9-]+\.example$/)
    expect(emailForms(key)).toEqual([key, written])
    expect(emailForms(written)).toEqual([written, key])
  },
)

it('leaves other addresses as they are', () => {
  expect(emailForms(' Zoe@A.fr ')).toEqual(['zoe@a.fr'])
  expect(emailForms('zoé@a.fr')).toEqual(['zoé@a.fr'])
  expect(emailForms('zoe@xn--é.fr')).toHaveLength(1)
  expect(emailForms('zoe@xn--99999999.fr')).toEqual(['zoe@xn--99999999.fr'])
})
