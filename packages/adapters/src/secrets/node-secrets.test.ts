import { webSecrets } from '@org/api'
import { expect, it } from 'vitest'
import { nodeSecrets } from './node-secrets.ts'

const keys = ['m'.repeat(40), 'i'.repeat(40)] as const

it.each(['', 'jeton', 'Éloïse 🖋', new Uint8Array([0, 255, 128])])(
  'hashes as WebCrypto does: %j',
  async (data) => {
    expect(await nodeSecrets(...keys).sha256(data)).toBe(await webSecrets(...keys).sha256(data))
  },
)
