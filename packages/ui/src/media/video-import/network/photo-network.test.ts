import { expect, it } from 'vitest'
import { authorisationUrl, callUrl } from './photo-network.ts'

const network = { appId: '1089', redirectUri: 'https://coach.example/retour?de=photo' }

it('uses the network’s default address', () => {
  const url = new URL(authorisationUrl(network, 'a1'))
  expect(url.origin + url.pathname).toBe('https://api.instagram.com/oauth/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '1089',
    redirect_uri: 'https://coach.example/retour?de=photo',
    scope: 'user_profile,user_media',
    response_type: 'code',
    state: 'a1',
  })
})

it('uses address and scope from the settings', () => {
  const settings = { ...network, scope: 'basic', authorizeUrl: 'https://auth.example/go?v=2' }
  const url = new URL(authorisationUrl(settings, 'a1'))
  expect(url.origin + url.pathname).toBe('https://auth.example/go')
  expect(url.searchParams.get('v')).toBe('2')
  expect(url.searchParams.get('scope')).toBe('basic')
})

it('builds the address of an API call', () => {
  expect(callUrl(network, 'me/media', { limit: '20' })).toBe(
    'https://graph.instagram.com/me/media?limit=20',
  )
  expect(callUrl({ ...network, apiUrl: 'http://127.0.0.1:9/v1/' }, 'me', { q: 'a b' })).toBe(
    'http://127.0.0.1:9/v1/me?q=a+b',
  )
})
