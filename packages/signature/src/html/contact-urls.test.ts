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
    ['r&d@exemple.fr', 'mailto:r%26d@exemple.fr'],
    ['ventes/export@exemple.fr', 'mailto:ventes%2Fexport@exemple.fr'],
    ['service#1@exemple.fr', 'mailto:service%231@exemple.fr'],
    ['50%@exemple.fr', 'mailto:50%25@exemple.fr'],
    ['a%0d@exemple.fr', 'mailto:a%250d@exemple.fr'],
    ['qui?@exemple.fr', 'mailto:qui%3F@exemple.fr'],
    ['100€@exemple.fr', 'mailto:100€@exemple.fr'],
    ['a=b+c@exemple.fr', 'mailto:a=b+c@exemple.fr'],
    ['zoé.l’hôte@exemple.fr', 'mailto:zoé.l’hôte@exemple.fr'],
    ['Zoé <zoe@exemple.fr>', null],
    ['zoe@exemple.fr (Zoé)', null],
    ['zoe@exemple.fr ou lea@exemple.fr', null],
    ['zoe@exemple.fr;lea@exemple.fr', null],
    ['zoe@exemple.fr/lea@exemple.fr', null],
    ['mailto:zoe@exemple.fr', null],
  ])('links the email address %j to %j', (value, url) => {
    expect(mailtoUrl(value)).toBe(url)
  })

  it.each([
    ['zoe.l', 'skype:zoe.l?chat'],
    ['live:.cid.1f2e', 'skype:live:.cid.1f2e?chat'],
    ['live:zoe+pro@exemple.fr', 'skype:live:zoe+pro@exemple.fr?chat'],
    ['skype:zoe.l', 'skype:zoe.l?chat'],
    ['skype:zoe.l?call', 'skype:zoe.l?chat'],
    ['skype:', null],
    ['skype:zoe?call&topic=a', null],
    ['https://join.skype.com/abc', null],
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
