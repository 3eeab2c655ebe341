import { describe, expect, it } from 'vitest'
import { mailtoUrl, mapsUrl, skypeUrl } from './contact-urls.ts'

describe('contact links', () => {
  it.each([
    ['zoe@exemple.fr', 'mailto:zoe@exemple.fr'],
    ['zoé+news@été.fr', 'mailto:zoé+news@été.fr'],
    ["sean.o'neill@exemple.fr", "mailto:sean.o'neill@exemple.fr"],
    ['zoe@exemple.fr?bcc=x@y.fr', null],
    ['zoe@exemple.fr, x@y.fr', null],
    ['a@b@c', null],
    ['zoe', null],
    ['zoe@exemple', null],
    ['zoe@exemple..fr', null],
    ['zoe@exemple.', null],
    ['zoe.@exemple.fr', null],
    ['zoe@-exemple.fr', null],
    ['zoe@exemple.12', null],
    [`${'z'.repeat(65)}@exemple.fr`, null],
    ['zoe@भारत.भारत', 'mailto:zoe@भारत.भारत'],
  ])('links the email address %j to %j', (value, url) => {
    expect(mailtoUrl(value)).toBe(url)
  })

  it.each([
    ['zoe.l', 'skype:zoe.l?chat'],
    ['live:.cid.1f2e', 'skype:live:.cid.1f2e?chat'],
    ['zoe?call', null],
    ['zoé ou léa', null],
  ])('links the Skype name %j to %j', (value, url) => {
    expect(skypeUrl(value)).toBe(url)
  })

  it('links a postal address to a map, even if it contains an invalid character', () => {
    expect(mapsUrl('3 place du Parlement & Cie, Rennes')).toBe(
      'https://maps.google.com/?q=3%20place%20du%20Parlement%20%26%20Cie%2C%20Rennes',
    )
    expect(mapsUrl('\ud800')).toBe('https://maps.google.com/?q=%EF%BF%BD')
  })
})
