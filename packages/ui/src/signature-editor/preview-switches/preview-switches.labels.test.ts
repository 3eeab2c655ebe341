import { removableFeatures } from '@org/signature/emulation'
import { beforeAll, expect, it } from 'vitest'
import { loadFrenchFeatures } from './french-features.ts'
import { clientKeys, frenchView } from './preview-switches.labels.ts'

beforeAll(loadFrenchFeatures)

it.each(clientKeys)('has a French name for every feature that %s removes', async (client) => {
  const features = await removableFeatures(client)
  expect(features).not.toEqual([])
  expect(features.filter((name) => frenchView.feature(name, '') === name)).toEqual([])
})
