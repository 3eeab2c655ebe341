import { findNetwork, socialNetworks } from '@org/signature'
import { expect, it } from 'vitest'
import { newSocialIcon, remainingNetworks } from './social-icons.ts'

function network(key: string) {
  const found = findNetwork(key)
  if (!found) throw new Error(`The catalogue has no ${key}.`)
  return found
}

it('offers every network that is not selected', () => {
  const offered = remainingNetworks(['linkedin']).map(({ key }) => key)
  expect(offered).toHaveLength(socialNetworks.length - 1)
  expect(offered).not.toContain('linkedin')
})

it('fills in the address of a new icon up to the part that is specific to the user', () => {
  expect(newSocialIcon(network('linkedin')).url).toBe('https://www.linkedin.com/in/')
  expect(newSocialIcon(network('tumblr')).url).toBe('https://')
  expect(newSocialIcon(network('skype')).url).toBe('skype:')
})

it('makes a new icon editable', () => {
  expect(newSocialIcon(network('x'))).toMatchObject({ icon: 'x', src: '', editable: true })
})
