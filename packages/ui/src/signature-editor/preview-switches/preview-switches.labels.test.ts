import { removableFeatures } from '@org/signature/emulation'
import { expect, it } from 'vitest'
import { clientKeys, frenchView } from './preview-switches.labels.ts'

it.each(clientKeys)('has a French name for everything that %s removes', async (client) => {
  const features = await removableFeatures(client)
  expect(features).not.toEqual([])
  expect(features.filter((name) => frenchView.feature(name, '') === name)).toEqual([])
})
