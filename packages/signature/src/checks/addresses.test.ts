import { describe, expect, it } from 'vitest'
import { checkSignature } from './check-signature.ts'
import { everyPart } from './every-part.fixture.ts'
import { findings } from './findings.fixture.ts'

describe('checkAddresses', () => {
  it('reports disallowed addresses as errors with their path', async () => {
    const report = await checkSignature({ firstName: 'A', companyWebsite: 'javascript:alert(1)' })
    expect(report.ok).toBe(false)
    expect(report.findings).toMatchObject([
      {
        code: 'address_dropped',
        severity: 'error',
        path: 'companyWebsite',
        details: { address: 'javascript:alert(1)' },
      },
    ])
  })

  it('reports phone numbers that cannot be dialled as warnings with their path', async () => {
    const data = { phone: '01 84 ?? 21 47', mobile: '+1 (415) 555\u20112671' }
    expect(await findings(data)).toMatchObject([
      {
        code: 'phone_not_linked',
        severity: 'warning',
        path: 'phone',
        details: { number: '01 84 ?? 21 47' },
      },
    ])
    expect(await findings({ phone: ' ', mobile: '1-800-FLOWERS' })).toEqual([])
  })

  it.each(['zoe@a.fr, lea@a.fr', 'Zoé <zoe@a.fr>', 'zoe@a'])(
    'reports %j, which is not one email address',
    async (email) => {
      expect(await findings({ email })).toMatchObject([
        { code: 'email_not_linked', severity: 'error', path: 'email', details: { value: email } },
      ])
    },
  )

  it('reports a Skype name that cannot be linked', async () => {
    const [found, ...more] = await findings({ email: 'r&d@a.fr', skype: 'zoé ou léa' })
    expect(found).toMatchObject({ code: 'skype_not_linked', severity: 'warning', path: 'skype' })
    expect(more).toEqual([])
  })

  it('reports icons without an address', async () => {
    const social = { socialIcons: [{ icon: 'linkedin', url: '' }] }
    expect(await findings({ firstName: 'A', social })).toMatchObject([
      {
        code: 'icon_without_address',
        path: 'social.socialIcons[0].url',
        details: { network: 'LinkedIn' },
      },
    ])
  })

  it('reports icons with an incomplete address', async () => {
    const url = 'https://www.facebook.com/'
    const social = { socialIcons: [{ icon: 'facebook', url }] }
    expect(await findings({ firstName: 'A', social })).toMatchObject([
      {
        code: 'icon_without_address',
        message: 'The address of the Facebook icon is only begun, so it is not shown.',
      },
    ])
  })

  it('reports icons from the catalogue if no icon address is configured', async () => {
    expect(await findings(everyPart, {})).toMatchObject([
      { code: 'icons_not_hosted', severity: 'warning', details: { count: 4 } },
    ])
    const own = {
      socialIcons: [{ icon: 'own', src: 'https://a.example/i.png', url: 'https://a.example' }],
    }
    expect(await findings({ firstName: 'A', social: own }, {})).toEqual([])
  })
})
